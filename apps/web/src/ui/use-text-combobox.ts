import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface TextComboboxOptions<Item> {
  /** Id of the input. */
  readonly id: string
  readonly items: readonly Item[]
  readonly text: string
  readonly onType: (text: string) => void
  readonly onPick: (item: Item) => void
  /**
   * Focus, a press or an arrow key asks for the list of this text while it is closed. So does a field that had the
   * focus and a text before it was hydrated.
   */
  readonly onOpen?: (text: string) => void
  readonly onClose?: () => void
  /** Typing makes the first row active, so that Enter picks it. */
  readonly isFirstActive?: boolean
  /** Items are on their way: until then, Enter does not submit, and no key makes an old row active. */
  readonly isSearching?: boolean
}

export type TextCombobox<Item> = ReturnType<typeof useTextCombobox<Item>>

/**
 * A text field with a list of suggestions, after the ARIA combobox pattern. Only typing and picking a
 * row change the text. Escape, Alt+ArrowUp, Tab and blur close the list and pick nothing.
 */
export function useTextCombobox<Item>({
  id,
  items,
  text,
  onType,
  onPick,
  onOpen,
  onClose,
  isFirstActive = false,
  isSearching = false,
}: TextComboboxOptions<Item>) {
  const input = useRef<HTMLInputElement>(null)
  const isFirstByTyping = useRef(false)
  const textBeforePick = useRef<string>(undefined)
  const { InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  const combobox = useCombobox<Item>({
    id,
    inputId: id,
    items: items as Item[],
    // Controlled, so that downshift cannot clear it on Escape.
    inputValue: text,
    // The field keeps the pick itself: downshift's would survive an edit of the text.
    selectedItem: null,
    // Also scrolls the page if the list reaches below the screen.
    scrollIntoView: (row) => row?.scrollIntoView({ block: 'nearest' }),
    stateReducer: (_, { type, changes }) =>
      type === InputChange
        ? { ...changes, highlightedIndex: isFirstActive && changes.inputValue ? 0 : -1 }
        : changes,
    // Not in `onBlur`, which runs while the press outside is still going on: what is pressed must not move.
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onClose?.()
    },
    onSelectedItemChange: ({ type, selectedItem }) => {
      // To downshift, leaving the field and Alt+ArrowUp are picks as well.
      if (!selectedItem || (type !== InputKeyDownEnter && type !== ItemClick)) return
      textBeforePick.current = text
      onPick(selectedItem)
    },
  })
  const { openMenu, getMenuProps, getItemProps } = combobox
  // To downshift the list is open as long as the visitor wants it, with or without items.
  const isOpen = combobox.isOpen && items.length > 0
  const hasActiveRow = isOpen && combobox.highlightedIndex >= 0

  const openFocused = useEffectEvent(() => {
    if (input.current !== document.activeElement) return
    openMenu()
    if (input.current?.value) onOpen?.(input.current.value)
  })
  // It may have been focused before hydration.
  useLayoutEffect(() => openFocused(), [])

  function open() {
    openMenu()
    if (!isOpen) onOpen?.(text)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, ctrlKey, metaKey, nativeEvent } = event
    // A pick is not in the browser's own undo, which would only move the caret to the front.
    if (key === 'z' && (ctrlKey || metaKey) && textBeforePick.current !== undefined) {
      event.preventDefault()
      onType(textBeforePick.current)
      textBeforePick.current = undefined
    }
    const isArrow = key.startsWith('Arrow')
    const submits = key === 'Enter' && !hasActiveRow
    // In every list, the first ArrowDown gives the first row.
    const keepsRow =
      key === 'ArrowDown' && isFirstByTyping.current && isOpen && combobox.highlightedIndex === 0
    isFirstByTyping.current = false
    // Home and End edit the text.
    const editsText = key === 'Home' || key === 'End' || (isArrow && isSearching)
    if (submits || keepsRow || editsText) keepFromDownshift(nativeEvent)
    if (keepsRow || (submits && isSearching)) event.preventDefault()
    if (isArrow && !isOpen) onOpen?.(text)
  }

  const inputProps = combobox.getInputProps({
    ref: input,
    'aria-expanded': isOpen,
    ...(!hasActiveRow && { 'aria-activedescendant': '' }),
    onKeyDown: handleKeyDown,
    onChange: ({ currentTarget, nativeEvent }) => {
      // Autofill also changes fields without the focus, whose lists must stay closed.
      if (currentTarget !== document.activeElement) keepFromDownshift(nativeEvent)
      isFirstByTyping.current = isFirstActive
      textBeforePick.current = undefined
      onType(currentTarget.value)
    },
    onFocus: open,
    onClick: ({ nativeEvent }) => {
      // downshift would close an open list.
      keepFromDownshift(nativeEvent)
      open()
    },
    onBlur: ({ currentTarget, relatedTarget, nativeEvent }) => {
      // The list gives the focus back.
      const isToList = relatedTarget?.id === currentTarget.getAttribute('aria-controls')
      if (isToList) keepFromDownshift(nativeEvent)
    },
    autoCorrect: 'off',
    spellCheck: false,
  })
  return { isOpen, inputProps, getMenuProps, getItemProps }
}

/** How downshift's documentation has an event left to the browser. */
function keepFromDownshift(event: Event) {
  Object.assign(event, { preventDownshiftDefault: true })
}
