/** JSON with a line for each row of a list and each field of an object: its differences can be read. */
export function jsonText(content: object): string {
  const parts = Object.entries(content).map(
    ([key, rows]) => `${JSON.stringify(key)}: ${lines(rows)}`,
  )
  return `{\n${parts.join(',\n')}\n}\n`
}

function lines(rows: object): string {
  const all = Object.entries(rows).map(([key, row]) => {
    const name = Array.isArray(rows) ? '' : `${JSON.stringify(key)}: `
    return name + (Array.isArray(row) ? lines(row) : JSON.stringify(row))
  })
  const [open, close] = Array.isArray(rows) ? '[]' : '{}'
  return `${open}\n${all.join(',\n')}\n${close}`
}
