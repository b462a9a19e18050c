import type { BomLine } from '../bom-list.ts'

const [maxDigits, minCodeChars] = [15, 4]

/** A text that a number shows exactly as it is becomes one, so that spreadsheets can add it up; `0603`, `1.10` and long codes stay texts. */
export const toNumberCell = (text: string): string | number =>
  /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && text.length <= maxDigits && String(Number(text)) === text
    ? Number(text)
    : text

const listCodes = (line: BomLine) =>
  [
    line.partNumber,
    line.customerPartNumber,
    line.package,
    line.dateCode,
    ...line.otherNumbers,
    ...line.internalNumbers,
  ].filter(({ length }) => length >= minCodeChars)

/** Columns of part numbers, packages and other codes, whose digits are no numbers. */
export const findCodeColumns = (lines: readonly BomLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap((line) => {
      const codes = listCodes(line)
      return line.cells.flatMap((text, at) => (/^0\d/.test(text) || codes.includes(text) ? [at] : []))
    }),
  )
