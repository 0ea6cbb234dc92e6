import type { APIRequestContext } from '@playwright/test'

/** The structured data in the head of a page. */
export async function structuredData(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const [head = ''] = html.split('</head>')
  const [, data = ''] = head.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
  return JSON.parse(data)
}
