/** The list of parts that EAGLE exports: one line for each designator, which it calls `Part`. */
export const isEagleList = (headers: readonly { text: string }[]) => {
  const names = headers.map(({ text }) => text.trim())
  return names[0] === 'Part' && names[1] === 'Value' && (names.includes('Device') || names.includes('Library'))
}
