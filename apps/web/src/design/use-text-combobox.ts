import { useCombobox } from 'downshift'
import { type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { labelId } from './field.tsx'
import { useTextBeforeHydration } from './use-text-before-hydration.ts'

interface TextComboboxOptions<Item> {
  /** Id of the input; its label is `labelId(id)`. */
  readonly id: string
  readonly items: readonly Item[]
  readonly text: string
  readonly itemToText: (item: Item) => string
  /** `isComposing`: an input method has not finished the text yet. */
  readonly onType: (text: string, isComposing: boolean) => void
  readonly onPick: (item: Item) => void
  /** The row that is active while nothing was pressed: none, or the first one. */
  readonly activeRow?: 'none' | 'first'
}

// A keyboard of Android composes every word, letter by letter: its end would come with the space.
function isComposing(event: InputEvent) {
  return event.isComposing === true && !/android/i.test(navigator.userAgent)
}

/**
 * A text field with a list of suggestions, after the ARIA combobox pattern. The list never changes
 * the text by itself: only typing and picking a row do. Escape, Tab and blur close it.
 */
export function useTextCombobox<Item>({
  id,
  items,
  text,
  itemToText,
  onType,
  onPick,
  activeRow = 'none',
}: TextComboboxOptions<Item>) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && items.length > 0
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<Item>({
    id,
    inputId: id,
    labelId: labelId(id),
    items: items as Item[],
    isOpen,
    // Held here, so that Escape in a closed list cannot clear it.
    inputValue: text,
    itemToString: (item) => (item ? itemToText(item) : ''),
    // The pick lives with its field: a selection kept in here would survive a change of the text.
    selectedItem: null,
    // The page moves too where the list reaches below the screen.
    scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
    defaultHighlightedIndex: activeRow === 'first' ? 0 : -1,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...state, isOpen: false, highlightedIndex: -1 }
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, isOpen: state.isOpen }
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

  useTextBeforeHydration(input, text, (typed) => onType(typed, false))
  useLayoutEffect(() => {
    // Focused before hydration, or before it was rendered again.
    if (input.current === document.activeElement) setWanted(true)
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Also where the suggestions are still to come.
    if (event.key === 'Escape') setWanted(false)
    const editsText = event.key === 'Home' || event.key === 'End'
    const submits = event.key === 'Enter' && highlightedIndex === -1
    if (editsText || submits) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    }
  }

  return {
    isOpen,
    highlightedIndex,
    getItemProps,
    listProps: getMenuProps({
      'aria-label': 'Suggestions',
      // A press beside a row, or on the scroll bar, must not take the focus from the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
    inputProps: getInputProps({
      ref: input,
      onKeyDown,
      onChange: (event) => {
        // Autofill can change a field that is elsewhere; a list there would take the focus.
        setWanted(event.currentTarget === document.activeElement)
        onType(event.currentTarget.value, isComposing(event.nativeEvent as InputEvent))
      },
      onFocus: () => setWanted(true),
      onBlur: () => {
        // An open list is closed above, where a press on the list is told from one beside it.
        if (!isOpen) setWanted(false)
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        onType(event.currentTarget.value, false),
    }),
  }
}
