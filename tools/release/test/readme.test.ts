import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readmeBlocks, readReadme } from './support/readme-blocks.ts'
import { npmrc } from './support/registry.ts'
import { packages } from './support/release.ts'
import { run } from './support/run.ts'

const consumer = inject('consumers').npm
// `consumer/page.test.tsx` runs these in a page.
const inPage = [
  'a-field.ts',
  'with-the-visitor-s-position.ts',
  'with-react.tsx',
  'with-another-server-or-with-a-log.ts',
]

describe.each(packages)('the README of %s', (name) => {
  const readme = readReadme(consumer, name)
  const blocks = readmeBlocks(consumer, name)
  const examples = blocks.filter(({ language }) => language.startsWith('ts'))
  const printing = examples.filter(({ file }) => !inPage.some((page) => file.endsWith(page)))

  test('installs the package', async () => {
    const folder = mkdtempSync(join(consumer, '../readme-'))
    writeFileSync(join(folder, '.npmrc'), npmrc(inject('registry')))
    const install = blocks.find(({ language }) => language === 'sh')
    await run(folder, 'sh', ['-c', install?.code ?? ''])
    expect(existsSync(join(folder, 'node_modules', name))).toBe(true)
  })

  test.each(printing)('prints what its comments say in $file', async ({ file, code }) => {
    // A comment on a line of its own or behind a console.log is what is printed.
    const comments = code.matchAll(/^(?:.*console\.log\(.*\) )?\/\/ (.*)$/gm)
    const written = [...comments].map(([, text]) => `${text}\n`).join('')
    const output = await run(consumer, 'node', ['--import', './address-service.mjs', file])
    expect(written, 'In the README, write what is expected in place of what is received.').toBe(
      output,
    )
  })

  test('describes every export', async () => {
    const names = await run(consumer, 'node', [
      '--input-type=module',
      '--eval',
      `console.log(Object.keys(await import('${name}')).join('\\n'))`,
    ])
    const missing = names
      .trim()
      .split('\n')
      .filter((name) => !readme.includes(`\`${name}`))
    expect(missing).toEqual([])
  })

  test('points to no file that is not in the package', () => {
    const prose = readme.replace(/^```.*?^```$/gms, '')
    const links = [...prose.matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, link = '']) => link)
    const files = [...prose.matchAll(/`([@\w./-]+\.(?:[cm]?[jt]sx?|json|md))`/g)].map(
      ([, file = '']) => file,
    )
    const absent = [...links, ...files]
      .map((file) => file.replace(`${name}/`, ''))
      .filter((file) => !existsSync(join(consumer, 'node_modules', name, file)))
    expect(absent).toEqual([])
  })
})

test('the loop of the README makes a port of Python functions, and its command checks it', async () => {
  const blocks = readmeBlocks(consumer, '@plombier/quote-engine')
  const [command, loop] = ['sh', 'python'].map((language) =>
    blocks.find(({ file }) => file.endsWith(`check-a-port.${language}`)),
  )
  writeFileSync(join(consumer, 'port.py'), loop?.code ?? '')
  expect(await run(consumer, 'sh', ['-c', command?.code ?? ''])).toMatch('all hold')
})
