/** What an `m` before a unit means: milli, mega, or by its case. */
type Em = 'milli' | 'mega' | 'case'

export type UnitSymbols = {
  unit: string
  /** Regular expression of the spellings on data sheets and keyboards, in NFKC and any case. */
  symbol: string
  /** Without it, search reads milli, and a field of the unit goes by the case. */
  em?: Em
  /** Prefixes count in steps of 1,024. */
  isBinary?: boolean
}

/** Longer symbols come before their beginnings. */
export const unitSymbols: readonly UnitSymbols[] = [
  { unit: 'ppm/K', symbol: 'ppm/°?[CKС]' },
  { unit: 'ppm', symbol: 'ppm' },
  { unit: '%', symbol: '%|٪' },
  { unit: 'bit/s', symbol: 'bit/s|bps|b/s|бит/с', em: 'mega' },
  { unit: '1/s', symbol: 'S/s|sps|отсч\\.?/с', em: 'mega' },
  { unit: 'bit', symbol: 'bits?|бит', em: 'mega', isBinary: true },
  { unit: 'B', symbol: 'B(?:ytes?)?|Б', em: 'mega', isBinary: true },
  { unit: 'Ω', symbol: 'ohms?|Ω|Ом|オーム|옴|欧姆?|歐姆?|أوم', em: 'case' },
  { unit: 'Hz', symbol: 'Hz|Гц|هرتز', em: 'mega' },
  { unit: 'H', symbol: 'H|Гн' },
  { unit: 'F', symbol: 'F|Ф' },
  { unit: 'V', symbol: 'V(?:[AD]C)?|В|فولت' },
  { unit: 'W', symbol: 'W|Вт|واط' },
  { unit: 'A', symbol: 'A|А|أمبير' },
  { unit: 's', symbol: 's|с' },
  { unit: 'm', symbol: 'm|м' },
  { unit: 'N', symbol: 'N|Н' },
  { unit: 'g', symbol: 'g|г' },
  { unit: 'cd', symbol: 'cd|кд' },
  { unit: 'dB', symbol: 'dB|дБ' },
  { unit: '°C', symbol: '°?[CС]' },
]

/** A longer one comes before its beginning. */
const exponents: Readonly<Record<string, number>> = {
  p: -12,
  п: -12,
  n: -9,
  н: -9,
  u: -6,
  μ: -6,
  мк: -6,
  k: 3,
  к: 3,
  meg: 6,
  g: 9,
  г: 9,
  m: -3,
  м: -3,
}
export const prefixPattern = Object.keys(exponents).join('|')

/** Of ten, or of 1,024 in thirds; 0 without a prefix. */
export const toExponent = (prefix: string, em: Em) => {
  const small = prefix.toLowerCase()
  const isMega = /^[mм]$/.test(small) && (em === 'mega' || (em === 'case' && prefix !== small))
  return isMega ? 6 : (exponents[small] ?? 0)
}

const grouped = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

/** As `Number` reads them: `4,7` is 4.7, `4,700` is 4700, `,5` is 0.5, `1/4` is 0.25; null for `1.2.3`. */
export const toDecimalDigits = (typed: string): string | null => {
  const [above = '', below] = typed.split(/[/⁄]/)
  const decimal = (grouped.test(above) ? above.replaceAll(',', '') : above.replace(',', '.')).replace('+', '')
  const value = below === undefined ? decimal : String(Number(decimal) / Number(below))
  return Number.isFinite(Number(value)) ? value : null
}

/** Exact for decimal prefixes: 4.7 with exponent −6 is 4.7e-6. A resolution of 12 bit has no prefix, so 1,024 does not apply. */
export const scaleAmount = (digits: string, exponent: number, isBinary = false) =>
  isBinary && exponent > 0 ? Number(digits) * 1024 ** (exponent / 3) : Number(`${digits}e${exponent}`)
