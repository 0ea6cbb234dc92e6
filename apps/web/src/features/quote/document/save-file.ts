/** Hands a file to the browser's downloads. */
export function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has taken hold of the content by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
