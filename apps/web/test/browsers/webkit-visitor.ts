import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver'
import { vi } from 'vitest'
import { freePort } from '../support/free-port.ts'

const WAIT = 20_000

/** A visitor in MiniBrowser, WebKitGTK's own browser, by WebDriver. */
export async function webkitVisitor() {
  const port = await freePort()
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  const exited = once(driverProcess, 'exit')
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!miniBrowser) throw new Error('no MiniBrowser')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  const server = `http://127.0.0.1:${port}/`
  // On a busy machine, the driver takes longer to answer than Selenium waits.
  await vi.waitFor(() => fetch(`${server}status`), { timeout: WAIT })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  const visible = async (selector: string) => inView(By.css(selector))
  const inView = async (by: By) => {
    const element = await driver.wait(until.elementLocated(by), WAIT)
    await driver.wait(until.elementIsVisible(element), WAIT)
    // WebKit's driver does not scroll to a list's row by itself.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    return element
  }

  return {
    open: (url: string) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    /** Clicks into a field and types with the keyboard. Selectors are CSS. */
    type: async (selector: string, text: string) => (await visible(selector)).sendKeys(text),
    /** Presses a key where the focus is. */
    async press(key: 'Enter' | 'Escape') {
      const code = { Enter: Key.ENTER, Escape: Key.ESCAPE }[key]
      await driver.actions().sendKeys(code).perform()
    },
    /** Waits until the element takes presses. */
    async click(selector: string) {
      const element = await visible(selector)
      await driver.wait(async () => (await element.getCssValue('pointer-events')) !== 'none')
      await element.click()
    },
    async select(selector: string, value: string) {
      // WebDriver cannot reach the native drop-down, so the option is picked by typing its label.
      const option = driver.findElement(By.css(`${selector} option[value="${value}"]`))
      const label = (await option.getAttribute('textContent')) ?? ''
      await driver.executeScript('arguments[0].focus()', await visible(selector))
      await driver.actions().sendKeys(label).perform()
    },
    /** Waits until the page shows an element, and returns its text. */
    textOf: async (selector: string) => (await visible(selector)).getText(),
    /** How many elements of the page match at this moment. */
    countOf: async (selector: string) => (await driver.findElements(By.css(selector))).length,
    valueOf: (selector: string): Promise<string> =>
      driver.findElement(By.css(selector)).getProperty('value'),
    /** The file that a click on the button of this name saves. */
    async fileSavedBy(buttonName: string) {
      // WebDriver does not tell where a download goes, so the page hands over the bytes.
      await driver.executeScript(`
        const create = URL.createObjectURL
        URL.createObjectURL = (file) => { window.savedFile = file; return create.call(URL, file) }`)
      await (await inView(By.xpath(`//button[contains(., '${buttonName}')]`))).click()
      await driver.wait(() => driver.executeScript('return Boolean(window.savedFile)'), WAIT)
      const bytes = await driver.executeAsyncScript<number[]>(`
        const done = arguments[0]
        window.savedFile.arrayBuffer().then((buffer) => done([...new Uint8Array(buffer)]))`)
      return Uint8Array.from(bytes)
    },
    async close() {
      await driver.quit()
      driverProcess.kill()
      await exited
    },
  }
}
