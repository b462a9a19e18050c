import { pieceWords } from '@partgate/schema/piece-words.ts'

/** Patterns of lines that people type. */
export const pieceUnit = String.raw`(?:${pieceWords}|off\.?)`
export const count = String.raw`\d{1,3}(?:[,.]\d{3})+|\d{1,7}`
/** What stands between a part number and its count. */
export const gap = String.raw`(?:\s*[,;:|\t=]\s*|\s+[-–—]\s+|\s*\.{3,}\s*|\s+)`
const [bulletSign, checkBox] = [String.raw`[-–—*•·]`, String.raw`(?:\[[ xX]?\]\s*)?`]
/** In `LM358DR,25,100`, the second comma may separate a price: in brackets, a count is unsure. */
export const withAmbiguousComma = (line: string, written: string): string =>
  /^\d{1,3}(?:,\d{3})*,(?!000)\d{3}$/.test(written) && line.includes(`,${written}`)
    ? `(${written.replaceAll(',', '')})`
    : written
/** `- `, `- [x] `. */
export const bullet = String.raw`(?:${bulletSign}\s+)?${checkBox}`
/** Before a count, the bullet needs no blank. */
export const bulletOfCount = String.raw`(?:${bulletSign}\s*)?${checkBox}`
