const unit = String.raw`(?:[pnuμ]f|[nuμm]h|[kmg]?hz|[km]?(?:ω|ohms?|\?)|[kmuμ][vaw]|m?ah|mm|cm|mils?|pins?|pos|ways?)`
/** `22pF`, `300?` with a lost sign of ohms, `~3.6V`, `15/22uF`, `28pin`; three digits and a letter, such as `431A`, may be a part,
 * and `7V-25.000MAAJ-T` is one. */
const measured = new RegExp(
  String.raw`^[~≈<>±]?\s?(?:(?:\d{1,3}[/-])?\d{1,4}(?:[.,]\d{1,3})?[\s-]?${unit}|\d{1,2}(?:[.,]\d{1,3})?\s?[vawfh])(?![\p{L}\d]|-\d{1,2}\.\d{3})`,
  'iu',
)
/** `4k7`, `100R`, `2.2u`; `78M05` is a regulator. */
const marked = /^[~≈]?(?!7[89]M\d\d)\d{1,3}(?:[.,]\d{1,3})?\s?[kKMRpnuμ]\d{0,2}(?=$|[\s,/+])/
/** `2x3`, `25x50mm`, `M2.5 x 6mm`. */
const grid = /^(?:\d{1,2}\s?[x×*]\s?\d{1,2}|M?\d{1,3}(?:[.,]\d)?\s?[x×*]\s?\d{1,3}\s?[cm]m)(?=$|[\s,;])/i

const shapes = [measured, marked, grid]
export const beginsWithValue = (text: string) => {
  const normalized = text.normalize('NFKC')
  return shapes.some((shape) => shape.test(normalized))
}

const size =
  /^(?:\d+(?:[.,]\d{1,2})?(?:mm|ways?|pins?|p|pos|v|[km]?hz)|\d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?(?:mm)?|\d+[.,]\d+|[a-z]*(?:0402|0603|0805|1206))$/i
const componentWord = /^(?:[a-z]{4,}|hdr|led|usb|con|ind|res|cap)$/i
/** `TERMINAL-9WAY`, `FUSE-HOLDER-5X20MM`, `LEDCHIP-LED0805`, `ZENER,27V`. */
export const isWordsAndSizes = (word: string) => {
  const parts = word.split(/[-_]|(?<!\d),/)
  return (
    size.test(parts.at(-1) ?? '') &&
    parts.every((part) => size.test(part) || !/\d/.test(part)) &&
    parts.some((part) => componentWord.test(part))
  )
}
