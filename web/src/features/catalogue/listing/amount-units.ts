/** `m` before a unit means milli or mega, by its case or by the kind of value. */
type Em = 'case' | 'mega'
export type Unit = {
  unit: string
  /** The unit in URLs, where it differs. */
  plain?: string
  /** What people type, in NFKC. */
  symbol: string
  em?: Em
  /** Thousands of 1,024. */
  isBinary?: boolean
  /** The powers of a thousand that data sheets print. */
  printed: readonly number[]
  /** Unit of a number without one: lengths of parts are in mm. */
  bare?: number
}

const small = [-12, -9, -6, -3, 0]
const large = [0, 3, 6, 9]
const all = [...small, 3, 6, 9]
const none = [0]

/** A longer symbol comes before its own prefix. */
export const units: readonly Unit[] = [
  { unit: 'ppm/K', symbol: 'ppm/(?:°?[CKС]|℃)', printed: none },
  { unit: 'ppm', symbol: 'ppm', printed: none },
  { unit: '%', symbol: '%|٪', printed: none },
  { unit: 'bit/s', symbol: 'bit/s|bps|b/s|бит/с', em: 'mega', printed: large },
  { unit: '1/s', plain: 'S/s', symbol: 'S/s|sps|1/s|отсч\\.?/с', em: 'mega', printed: large },
  { unit: 'bit', symbol: 'bits?|бит', em: 'mega', isBinary: true, printed: large },
  { unit: 'B', symbol: 'B(?:ytes?)?|Б|o(?:ctets?)?', em: 'mega', isBinary: true, printed: large },
  { unit: 'Ω', plain: 'ohm', symbol: 'ohms?|Ω|Ом|R|オーム|옴|欧姆?|歐姆?|أوم', printed: all },
  { unit: 'Hz', symbol: 'Hz|Гц|هرتز', em: 'mega', printed: large },
  { unit: 'H', symbol: 'H|Гн', printed: small },
  { unit: 'F', symbol: 'F|Ф', printed: small },
  { unit: 'V', symbol: 'V(?:[AD]C)?|В|فولت', printed: small },
  { unit: 'W', symbol: 'W|Вт|واط', printed: none },
  { unit: 'A', symbol: 'A|А|أمبير', printed: small },
  { unit: 's', symbol: 's|с', printed: small },
  { unit: 'm', symbol: 'm|м', printed: [-3], bare: -3 },
  { unit: 'N', symbol: 'N|Н', printed: [-3, 0] },
  { unit: 'g', symbol: 'g|г', printed: [-3, 0, 3] },
  { unit: 'cd', symbol: 'cd|кд', printed: [-3, 0] },
  { unit: 'dB', symbol: 'dB|дБ', printed: none },
  { unit: '°C', plain: 'C', symbol: '°?[CС]', printed: none },
]

export const prefixes: readonly { power: number; written: string; shown: string; symbol: string }[] = [
  { power: -12, written: 'p', shown: 'p', symbol: 'p|п' },
  { power: -9, written: 'n', shown: 'n', symbol: 'n|н' },
  { power: -6, written: 'u', shown: 'µ', symbol: 'u|μ|мк' },
  { power: 3, written: 'k', shown: 'k', symbol: 'k|к' },
  { power: 6, written: 'M', shown: 'M', symbol: 'meg' },
  { power: 9, written: 'G', shown: 'G', symbol: 'g|г' },
  // Milli and mega share a letter and differ in case.
  { power: -3, written: 'm', shown: 'm', symbol: 'm|м' },
]

export const unitNamed = (unit: string | null): Unit | undefined => units.find((known) => known.unit === unit)
