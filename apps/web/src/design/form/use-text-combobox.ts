import { useCombobox } from 'downshift'
import { type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { labelId } from './field.tsx'
import { keepOnScreen } from './keep-on-screen.ts'

interface TextComboboxOptions<Item> {
  /** Id of the input; its label is `labelId(id)`. */
  readonly id: string
  readonly items: readonly Item[]
  readonly text: string
  readonly itemToText: (item: Item) => string
  /** `isComposing`: an input method has not completed the text yet. */
  readonly onType: (text: string, isComposing: boolean) => void
  readonly onPick: (item: Item) => void
  /** The row that typing makes active: none, or the first one. */
  readonly activeRow?: 'none' | 'first'
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

export type TextCombobox<Item> = ReturnType<typeof useTextCombobox<Item>>

// Android's keyboards compose every word until the space, which is too late to wait for.
function isComposing(event: InputEvent) {
  return event.isComposing === true && !/android/i.test(navigator.userAgent)
}

/**
 * A text field with a list of suggestions, after the ARIA combobox pattern. Only typing and picking a
 * row change the text. Escape, Tab and blur close the list.
 */
export function useTextCombobox<Item>({
  id,
  items,
  text,
  itemToText,
  onType,
  onPick,
  activeRow = 'none',
  onFocus,
  onBlur,
  onKeyDown,
}: TextComboboxOptions<Item>) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && items.length > 0
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<Item>({
    id,
    inputId: id,
    labelId: labelId(id),
    items: items as Item[],
    isOpen,
    // Controlled, so that downshift cannot clear it on Escape.
    inputValue: text,
    itemToString: (item) => (item ? itemToText(item) : ''),
    // The field keeps the pick itself: downshift's would survive an edit of the text.
    selectedItem: null,
    // Also scrolls the page if the list reaches below the screen.
    scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...state, isOpen: false, highlightedIndex: -1 }
        case useCombobox.stateChangeTypes.InputChange:
          return {
            ...changes,
            isOpen: state.isOpen,
            highlightedIndex: activeRow === 'first' && changes.inputValue ? 0 : -1,
          }
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true }
        default:
          return changes
      }
    },
    onIsOpenChange: ({ isOpen: wanted }) => setWanted(wanted),
    onStateChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem)
    },
  })

  useLayoutEffect(() => {
    // It may have been focused before hydration.
    if (input.current === document.activeElement) setWanted(true)
  }, [])

  useLayoutEffect(() => {
    return isOpen && list.current ? keepOnScreen(list.current) : undefined
  }, [isOpen])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Even while the suggestions are still loading.
    if (event.key === 'Escape') setWanted(false)
    const editsText = event.key === 'Home' || event.key === 'End'
    const submits = event.key === 'Enter' && highlightedIndex === -1
    if (editsText || submits) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    }
    onKeyDown?.(event)
  }

  return {
    isOpen,
    getItemProps,
    listProps: getMenuProps({
      ref: list,
      'aria-label': 'Suggestions',
      // Browsers let Tab focus what scrolls: with -1, Tab goes on to the next field.
      tabIndex: -1,
      // A press between rows or on the scroll bar must not blur the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
    inputProps: getInputProps({
      ref: input,
      onKeyDown: handleKeyDown,
      onChange: (event) => {
        // Autofill also changes fields without the focus, whose lists must stay closed.
        setWanted(event.currentTarget === document.activeElement)
        onType(event.currentTarget.value, isComposing(event.nativeEvent as InputEvent))
      },
      onFocus: () => {
        setWanted(true)
        onFocus?.()
      },
      onBlur: () => {
        // The state reducer closes an open list: it can tell a press on the list from one elsewhere.
        if (!isOpen) setWanted(false)
        onBlur?.()
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        onType(event.currentTarget.value, false),
    }),
  }
}
