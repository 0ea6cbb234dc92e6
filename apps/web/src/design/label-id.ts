/** The id of the label of the control with this id. */
export function labelId(id: string) {
  return `${id}-label`
}
