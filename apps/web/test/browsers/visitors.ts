import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import oldestChromium from '@sparticuz/chromium'
import { chromium } from 'playwright'
import { launch } from 'puppeteer-core'
import { Builder, By, Capabilities, until } from 'selenium-webdriver'
import { vi } from 'vitest'
import { freePort } from '../support/free-port.ts'

const WAIT = 20_000

/** A visitor in a browser. `type` types with the keyboard into the field of a CSS selector. */
export interface Visitor {
  open(url: string): Promise<unknown>
  click(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<unknown>
  /** Runs the body of a function in the page, and returns what it returns. */
  run(body: string): Promise<unknown>
  close(): Promise<unknown>
}

/** Debian's Firefox, by WebDriver BiDi: Playwright wants a build of its own, Selenium a driver of its own. */
export async function firefox(): Promise<Visitor> {
  const executablePath = '/usr/bin/firefox-esr'
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url, { waitUntil: 'load' }),
    async click(selector) {
      // A dialog that has just opened takes no presses for half a second.
      const css = JSON.stringify(selector)
      await page.waitForFunction(
        `getComputedStyle(document.querySelector(${css}) ?? document.body).pointerEvents !== 'none'`,
      )
      await page.locator(selector).click()
    },
    type: (selector, text) => page.focus(selector).then(() => page.keyboard.type(text)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser, by WebDriver. */
export async function webkit(): Promise<Visitor> {
  const port = await freePort()
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const options = { binary, args: ['--automation'] }
  const server = `http://127.0.0.1:${port}/`
  await vi.waitFor(() => fetch(`${server}status`), { timeout: WAIT })
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build()
  return {
    open: (url) => driver.get(url),
    async click(selector) {
      const element = await driver.wait(until.elementLocated(By.css(selector)), WAIT)
      await driver.wait(until.elementIsVisible(element), WAIT)
      // This driver does not scroll to a list's row by itself.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await driver.wait(async () => (await element.getCssValue('pointer-events')) !== 'none', WAIT)
      await element.click()
    },
    async type(selector, text) {
      await driver.executeScript('document.querySelector(arguments[0]).focus()', selector)
      await driver.actions().sendKeys(text).perform()
    },
    run: (body) =>
      driver.executeAsyncScript(`(async () => { ${body} })().then(arguments[0], arguments[0])`),
    close: () => driver.quit().finally(() => driverProcess.kill()),
  }
}

/** The last Chromium for Windows 7, and the oldest one that the whole job works in. */
export async function chromium109(): Promise<Visitor> {
  const executablePath = await oldestChromium.executablePath()
  const args = ['--headless', '--no-sandbox', '--no-zygote', '--single-process', '--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.focus(selector).then(() => page.keyboard.type(text)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => browser.close(),
  }
}
