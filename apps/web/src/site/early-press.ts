let clicked: HTMLButtonElement | null = null
let pressed: HTMLButtonElement | null = null
let alike: HTMLCollectionOf<Element> | null = null
let place = -1

/**
 * Remembers the last press. React gets no events for presses before hydration: « Mon devis »,
 * « Me localiser », a service whose name the city chooser shows, and where the browser has no commands,
 * whatever opens the chooser.
 */
export function rememberPress(root: HTMLElement): void {
  // A press makes React hydrate, which may replace the button. This comes before.
  const early = { capture: true }
  root.addEventListener('click', ({ target }) => remember(target, true), early)
  // Where React replaces the button while the mouse holds it down, no click follows.
  const holdDown = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 1) remember(target, false)
  }
  root.addEventListener('pointerdown', holdDown, early)
  // A dialog that was closed since stays closed.
  root.addEventListener('close', forget, early)

  function remember(target: EventTarget | null, isClick: boolean) {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    pressed = button
    if (isClick) clicked = button
    // Other software may translate a button, or insert its own. The collection is live: where React
    // renders the page afresh, it has the new button in the place of the pressed one.
    alike = root.getElementsByClassName(button.className)
    place = Array.from(alike).indexOf(button)
  }
}

function forget() {
  clicked = null
  pressed = null
}

/** Repeats the press for React. */
export function repeatPress(): void {
  // Where the browser has opened the dialog already, it warns of a second command.
  if (document.querySelector('dialog[open]')) {
    clicked?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  }
  clicked?.click()
}

/** Repeats the press where React has just replaced the pressed button. */
export function repeatPressAfresh(): void {
  if (!pressed || pressed.isConnected) return
  const button = alike?.[place]
  if (button instanceof HTMLButtonElement) button.click()
}
