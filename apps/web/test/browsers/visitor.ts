/**
 * What the journeys need of a browser, whatever its driver. Selectors are CSS. Puppeteer drives Firefox,
 * for which Debian has no WebDriver, and Selenium WebKitGTK, which has nothing else.
 */
export interface Visitor {
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Clicks into a field and types with the keyboard. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: 'Enter' | 'Escape'): Promise<void>
  /** Waits until the element takes presses. */
  click(selector: string): Promise<void>
  select(selector: string, value: string): Promise<void>
  /** Waits until the page shows an element, and returns its text. */
  textOf(selector: string): Promise<string>
  /** How many elements of the page match at this moment. */
  countOf(selector: string): Promise<number>
  /** What a field holds. */
  valueOf(selector: string): Promise<string>
  /** The file that a click on the button of this name saves. */
  fileSavedBy(buttonName: string): Promise<Uint8Array>
  close(): Promise<void>
}
