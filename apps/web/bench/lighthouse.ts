import { launch } from 'chrome-launcher'
import { launchOptions } from 'ensure-chromium'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse's scores by category title, 0 to 100, in its mobile profile and a new browser. Throws if
 * no attempt gives scores.
 */
export async function lighthouseScores(url: string, attempts = 3): Promise<Record<string, number>> {
  const { executablePath, args } = launchOptions()
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
  })
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: categories,
  }).finally(() => chrome.kill())

  const scores = Object.values(result?.lhr.categories ?? {}).flatMap(({ title, score }) =>
    score === null ? [] : [[title, Math.round(score * 100)] as const],
  )
  if (scores.length === categories.length) return Object.fromEntries(scores)
  // Now and then Chromium's trace lacks the start of the load, and Lighthouse gives no scores.
  if (attempts === 1) throw new Error(`Lighthouse has no scores for ${url}`)
  return lighthouseScores(url, attempts - 1)
}
