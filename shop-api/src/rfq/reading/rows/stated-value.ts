const unit = String.raw`(?:[pnuμ]f|[nuμm]h|[kmg]?hz|[km]?(?:ω|ohms?)|[kmuμ][vaw]|mm|cm|mils?|pins?|pos|ways?)`
/** `22pF`, `3.6V`, `28pin`; three digits and a letter, such as `431A`, may be a part. */
const measured = new RegExp(
  String.raw`^(?:\d{1,4}(?:[.,]\d{1,3})?[\s-]?${unit}|\d{1,2}(?:[.,]\d{1,3})?\s?[vawfh])(?![\p{L}\d])`,
  'iu',
)
/** `4k7`, `100R`, `2.2u`. */
const marked = /^\d{1,3}(?:[.,]\d{1,3})?\s?[kKMRpnuμ]\d{0,2}(?=$|[\s,/])/
/** `2x3`. */
const grid = /^\d{1,2}\s?[x×*]\s?\d{1,2}$/i

export const beginsWithValue = (text: string) =>
  [measured, marked, grid].some((pattern) => pattern.test(text.normalize('NFKC')))

/** Names of symbols in CAD libraries, which are no values: `Cap`, `Cap Pol1`, `Res1`, `CAP-NP`, `Header 4`. */
const plainSymbol =
  /^(?:cap|capacitor|res|resistor|ind|inductor|diode|led|zener|crystal|xtal|fuse|header|connector|conn|npn|pnp|mosfet|switch|sw)(?:[\s_-]?(?:np|pol|semi|adj|var|iron|m?h?dr|[npa-z]))?[\s_-]?\d{0,2}(?:x\d{1,2})?[a-z]?$/i
/** `Screw_Terminal_01x02`, `Crystal_GND24_Small`, `HDR-1x5`, `JST_1.25mm_2p`. */
const namedSymbol =
  /_\d{1,2}x\d{1,2}(?:_|$)|^(?:HDR|PINHD|HEADER|CONN?)[-_ ]?[A-Z]?\d{1,2}x\d{1,2}$|_\d+(?:\.\d+)?mm(?:_|$)|_(?:GND\d+|Small)(?:_|$)/i

export const isLibrarySymbol = (text: string) => plainSymbol.test(text) || namedSymbol.test(text)

/** `Ferrite_Bead`, `Pin socket 5mm`: a manufacturer's number has a digit outside values. */
const hasOnlyWordsAndValues = (text: string) =>
  text.split(/[\s,;/()]+/).every((word) => !/\d/.test(word) || beginsWithValue(word))

export const isWordsOrValue = (text: string) => isLibrarySymbol(text) || hasOnlyWordsAndValues(text)
