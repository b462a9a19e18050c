import { readCellKinds } from './columns/cell-kinds.ts'

/** `0402`, `1206`, `2512`: the name of a package that looks like a number of pieces. */
const isSizeCode = (text: string) => /^\d{4,5}$/.test(text) && readCellKinds(text).has('package')
const isLedByZero = (text: string) => /^0\d+$/.test(text)

/** `100nF`, `4k7`. */
export const isValueWord = (word: string) => /\p{L}|Ω/u.test(word) && readCellKinds(word).has('value')

/** Beside a value, a size and a number with a leading zero name the package: `100nF 0402`. */
export const isPackageBeside = (word: string, text: string) =>
  isValueWord(word) && (isSizeCode(text) || isLedByZero(text))

/** Whether a quantity may be the size of a part instead. A header that names the quantity excludes a size such as `1206`, but not `0402`. */
export const findSizeInQuantity = (
  texts: readonly string[],
  column: number,
  hasHeader: boolean,
): 'package' | 'unsure' | null => {
  const text = texts[column] ?? ''
  if (hasHeader) return isSizeCode(text) && isLedByZero(text) ? 'package' : null
  if (texts.some((each, at) => at !== column && isPackageBeside(each, text))) return 'package'
  return isSizeCode(text) ? 'unsure' : null
}
