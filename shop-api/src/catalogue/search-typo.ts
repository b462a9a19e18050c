const fewestSigns = 4
const mostSigns = 40
const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every number that `number` becomes when one sign of it is taken out, exchanged with its neighbour, replaced or preceded by
 * another. None for what is too short to be mistyped, or is no part number. */
export const mistyped = (number: string): string[] => {
  if (number.length < fewestSigns || number.length > mostSigns || !/^[!-~]+$/.test(number)) return []
  const at = Array.from(number, (_, i) => ({
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
  const every = new Set([...shorter.filter(({ length }) => length >= fewestSigns), ...turned, ...other])
  every.delete(number)
  return [...every]
}
