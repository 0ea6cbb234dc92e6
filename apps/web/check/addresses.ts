import { type BuiltSite, pathOf } from '../deploy/built-site.ts'

/** A path, the status of a right answer, and the built file that it sends or the page's that it leads to. */
export type Address = readonly [path: string, status: 200 | 308 | 404, file: string]

/** What the check asks for: each file of the build, what does not exist, and other addresses of pages. */
export function addresses({ files, pages }: BuiltSite): Address[] {
  const [page = ''] = pages
  const others = files.filter((file) => !file.endsWith('.html'))
  const served = ['index.html', ...pages.map((name) => `${name}.html`), ...others]
  return [
    ...served.map((file): Address => [pathOf(file), 200, file]),
    ['/no-such-page', 404, '404.html'],
    ['/assets/no-such-file.js', 404, '404.html'],
    ['/favicon.ico', 404, '404.html'],
    ['/index.html', 308, 'index.html'],
    ...[`/${page}.html`, `/${page}/`, `/${page}//`, `//${page}.html`, `//${page}/`].map(
      (path): Address => [path, 308, `${page}.html`],
    ),
  ]
}
