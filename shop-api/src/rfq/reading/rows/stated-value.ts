import { hasAnyKind } from '../columns/cell-kinds.ts'
import { findNumberInText } from '../number-in-text.ts'
import { beginsWithValue, isWordsAndSizes } from '../value-shapes.ts'

const bare = /^\d{1,4}(?:[.,]\d{1,2})?$/
/** `8P` says how many pins a connector has. */
const pinCount = /^\d{1,2}P$/
const passive = /^[RCL]\d/
/** `10k`, and `330` beside `R5, R7`, but not `10uF CL21A106KAYNNNE`. */
export const isStatedValue = (text: string, designators: string) =>
  (bare.test(text) && passive.test(designators) && !hasAnyKind(text, 'package')) ||
  pinCount.test(text) ||
  (beginsWithValue(text) && findNumberInText(text) === null)

/** Names of symbols in CAD libraries, which are no values: `Cap`, `Cap Pol1`, `Res1`, `CAP-NP`, `Header 4`. */
const plainSymbol =
  /^(?:cap|capacitor|res|resistor|ind|inductor|diode|led|zener|crystal|xtal|fuse|header|connector|conn|npn|pnp|mosfet|switch|sw)(?:[\s_-]?(?:np|pol|semi|adj|var|iron|m?h?dr|[npa-z]))?[\s_-]?\d{0,2}(?:x\d{1,2})?[a-z]?$/i
/** `Screw_Terminal_01x02`, `Crystal_GND24_Small`, `HDR-1x5`, `JST_1.25mm_2p`. */
const namedSymbol =
  /_\d{1,2}x\d{1,2}(?:_|$)|^(?:HDR|PINHD|HEADER|CONN?)[-_ ]?[A-Z]?\d{1,2}x\d{1,2}$|_\d+(?:\.\d+)?mm(?:_|$)|_(?:GND\d+|Small)(?:_|$)/i

export const isLibrarySymbol = (text: string) =>
  plainSymbol.test(text) || namedSymbol.test(text) || isWordsAndSizes(text)

/** Tolerances, sizes and dielectrics beside a value. */
const rating =
  /^[±+-]*\d+(?:[.,]\d+)?%$|^(?:01005|0201|0402|0603|0805|1206|1210)$|^(?:X[5-8][RSTU]|[CN][0O][GP]|NP[0O]|Y5V|Z5U)$/i

/** `Ferrite_Bead`, `Pin socket 5mm`, `10uF 16V X7R 0603`: a manufacturer's number has a digit outside values. */
const hasOnlyWordsAndValues = (text: string) => {
  const words = text.split(/[\s,;/()]+/)
  const numbered = words.filter((word) => /\d/.test(word) && !beginsWithValue(word))
  return numbered.every((word) => rating.test(word) && numbered.length < words.length)
}

/** `RES 220`, `CAP 0.1uF`. */
const kindAndValue = /^(?:cap|res|ind|fuse|pot|xtal)[a-z]*\.?\s\d{1,4}(?:[.,]\d{1,3})?\s?[a-zµμΩ]{0,4}$/i
export const isKindAndValue = (text: string) => kindAndValue.test(text)

/** A text in the column of the manufacturer's numbers that is none. */
export const isWordsOrValue = (text: string, designators: string) =>
  isKindAndValue(text) || isLibrarySymbol(text) || hasOnlyWordsAndValues(text) || isStatedValue(text, designators)
