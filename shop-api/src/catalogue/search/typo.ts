const minChars = 4
const maxChars = 40
const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All numbers one deletion, swap, replacement or insertion away, at most after the first `maxSame` characters. Empty where `number` is too
 * short to be mistyped or is no part number. */
export const listTypoVariants = (number: string, maxSame = maxChars): string[] => {
  if (number.length < minChars || number.length > maxChars || !/^[!-~]+$/.test(number)) return []
  const at = Array.from(number.slice(0, maxSame + 1), (_, i) => ({
    before: number.slice(0, i),
    sign: number[i] ?? '',
    after: number.slice(i + 1),
  }))
  const shorter = at.map(({ before, after }) => before + after)
  const turned = at.map(({ before, sign, after }) => before + after.slice(0, 1) + sign + after.slice(1))
  const other = at.flatMap(({ before, sign, after }) => [
    ...alphabet.map((letter) => before + letter + after),
    ...alphabet.map((letter) => before + letter + sign + after),
  ])
  const every = new Set([...shorter.filter(({ length }) => length >= minChars), ...turned, ...other])
  every.delete(number)
  return [...every]
}
