import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { askDevice } from './ask-device.ts'
import * as css from './combobox.css.ts'
import { keepOnScreen } from './keep-on-screen.ts'
import { dismissToasts } from './toaster.tsx'
import type { TextCombobox } from './use-text-combobox.ts'

interface SuggestionListProps<Item> {
  readonly combobox: TextCombobox<Item>
  /** Together, all items of the combobox, in its order. `name` is a group's heading. */
  readonly groups: readonly { readonly name?: string; readonly items: readonly Item[] }[]
  /** The content of an item's row. */
  readonly children: (item: Item) => ReactNode
}

/** The list that opens below a combobox. */
export function SuggestionList<Item>({
  combobox: { isOpen, inputProps, getMenuProps, getItemProps },
  groups,
  children: row,
}: SuggestionListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const field = () => document.getElementById(inputProps.id)
  // The first group is rendered at once and the others a moment later: on a slow phone, all rows together take
  // longer than a press may take.
  const isWhole = useDeferredValue(isOpen)
  useLayoutEffect(() => {
    if (!isOpen || !list.current) return
    // A toast must not cover what opens.
    dismissToasts()
    return keepOnScreen(list.current)
  }, [isOpen])
  const listProps = getMenuProps({
    ref: list,
    'aria-label': 'Suggestions',
    // Browsers let Tab focus what scrolls: with -1, Tab goes on to the next field.
    tabIndex: -1,
    // VoiceOver on iOS focuses the list with a row. The field would lose the focus, and close the list.
    onFocus: () => field()?.focus(),
    // A press between rows or on the scroll bar must not blur the field.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  })
  // A pick by touch closes the on-screen keyboard.
  const onClick = () =>
    askDevice(() => window.matchMedia('(hover: none)').matches) && field()?.blur()
  const rows = (items: readonly Item[]) =>
    items.map((item) => {
      const props = getItemProps({ item, onClick })
      return (
        // The key is the row's id, which holds the index: two items can look the same.
        <div key={props.id} {...props} className={css.option}>
          {row(item)}
        </div>
      )
    })
  return (
    <div {...listProps} className={css.list} hidden={!isOpen}>
      {isOpen &&
        groups.slice(0, isWhole ? undefined : 1).map(({ name, items }, index) => {
          if (!name) return rows(items)
          const nameId = `${listProps.id}-${index}`
          return (
            <div key={nameId} role="group" aria-labelledby={nameId}>
              <div className={css.groupName} id={nameId}>
                {name}
              </div>
              {rows(items)}
            </div>
          )
        })}
    </div>
  )
}
