/** `C1`, `C2, 100n`: the designators go on in the next cell, because the file has commas without quotes. */
const goesOn = (text: string, next: string) => {
  const [, letters] = /([A-Z]{1,4})\d{1,4}[,;\s]*$/i.exec(text) ?? []
  const [, others] = /^([A-Z]{1,4})\d{1,3}(?:$|[\s,;:(])/i.exec(next) ?? []
  return text !== next && letters !== undefined && letters.toUpperCase() === others?.toUpperCase()
}

export const areDesignatorsBroken = (texts: readonly string[], at: number): boolean => {
  const [before = '', text = '', next = ''] = [texts[at - 1], texts[at], texts[at + 1]]
  return goesOn(text, next) || (/[:\s]/.test(before) && goesOn(before, text))
}
