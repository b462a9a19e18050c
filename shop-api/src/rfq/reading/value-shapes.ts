const unit = String.raw`(?:[pnuμ]f|[nuμm]h|[kmg]?hz|[km]?(?:ω|ohms?)|[kmuμ][vaw]|mm|cm|mils?|pins?|pos|ways?)`
/** `22pF`, `~3.6V`, `15/22uF`, `28pin`; three digits and a letter, such as `431A`, may be a part. */
const measured = new RegExp(
  String.raw`^[~≈<>±]?\s?(?:(?:\d{1,3}[/-])?\d{1,4}(?:[.,]\d{1,3})?[\s-]?${unit}|\d{1,2}(?:[.,]\d{1,3})?\s?[vawfh])(?![\p{L}\d])`,
  'iu',
)
/** `4k7`, `100R`, `2.2u`. */
const marked = /^[~≈]?\d{1,3}(?:[.,]\d{1,3})?\s?[kKMRpnuμ]\d{0,2}(?=$|[\s,/])/
/** `2x3`. */
const grid = /^\d{1,2}\s?[x×*]\s?\d{1,2}$/i

export const beginsWithValue = (text: string) =>
  [measured, marked, grid].some((pattern) => pattern.test(text.normalize('NFKC')))
