import { type ReactNode, useEffect } from 'react'
import { dismissToasts } from '../toaster.tsx'
import * as css from './combobox.css.ts'
import type { TextCombobox } from './use-text-combobox.ts'

interface SuggestionGroup<Item> {
  /** The heading of the group; without one, only its rows are shown. */
  readonly name?: string
  readonly items: readonly Item[]
}

interface SuggestionListProps<Item> {
  readonly combobox: TextCombobox<Item>
  /** Together, all items of the combobox, in its order. */
  readonly groups: readonly SuggestionGroup<Item>[]
  readonly rowClassName?: string
  /** The content of an item's row. */
  readonly children: (item: Item) => ReactNode
}

/** The list that opens below a combobox. */
export function SuggestionList<Item>({
  combobox: { isOpen, listProps, getItemProps },
  groups,
  rowClassName = '',
  children: row,
}: SuggestionListProps<Item>) {
  // A toast must not cover what opens.
  useEffect(() => {
    if (isOpen) dismissToasts()
  }, [isOpen])
  const rows = (group: SuggestionGroup<Item>) =>
    group.items.map((item) => {
      const props = getItemProps({ item })
      return (
        // The key is the row's id, which holds the index: two items can look the same.
        <div key={props.id} {...props} className={`${css.option} ${rowClassName}`}>
          {row(item)}
        </div>
      )
    })
  return (
    <div {...listProps} className={css.list} hidden={!isOpen}>
      {isOpen &&
        groups.map((group) => {
          if (!group.name) return rows(group)
          const nameId = `${listProps.id}-${groups.indexOf(group)}`
          return (
            <div key={nameId} role="group" aria-labelledby={nameId}>
              <div className={css.groupName} id={nameId}>
                {group.name}
              </div>
              {rows(group)}
            </div>
          )
        })}
    </div>
  )
}
