/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken hold of the content by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
