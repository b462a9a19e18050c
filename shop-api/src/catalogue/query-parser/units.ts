/** The meaning of an `m` before a unit: milli, mega, or by its case. */
type Em = 'milli' | 'mega' | 'case'
type Unit = {
  unit: string
  symbol: string
  em?: Em
  /** Without a prefix the symbol would be an ordinary letter. */
  needsPrefix?: boolean
  /** Prefixes count in steps of 1,024. */
  isBinary?: boolean
}

/** Longer symbols come before their beginnings. Latin and Cyrillic spellings, as on data sheets and keyboards. */
const units: readonly Unit[] = [
  { unit: 'ppm/K', symbol: 'ppm/(?:°?[CK])' },
  { unit: 'ppm', symbol: 'ppm' },
  { unit: '%', symbol: '%' },
  { unit: 'bit/s', symbol: 'bit/s|bps|b/s|бит/с', em: 'mega' },
  { unit: '1/s', symbol: 'S/s|sps', em: 'mega' },
  { unit: 'bit', symbol: 'bits?|бит', em: 'mega', isBinary: true },
  { unit: 'B', symbol: 'B(?:ytes?)?|Б', em: 'mega', needsPrefix: true, isBinary: true },
  { unit: 'Ω', symbol: 'ohms?|Ω|Ом', em: 'case' },
  { unit: 'Hz', symbol: 'Hz|Гц', em: 'mega' },
  { unit: 'H', symbol: 'H|Гн', needsPrefix: true },
  { unit: 'F', symbol: 'F|Ф', needsPrefix: true },
  { unit: 'V', symbol: 'V(?:[AD]C)?|В' },
  { unit: 'W', symbol: 'W|Вт' },
  { unit: 'A', symbol: 'A|А' },
  { unit: 's', symbol: 's|с', needsPrefix: true },
  { unit: 'm', symbol: 'm|м', needsPrefix: true },
  { unit: 'cd', symbol: 'cd' },
  { unit: 'dB', symbol: 'dB|дБ' },
  { unit: '°C', symbol: '°C|C' },
]

const latin: Record<string, string> = { п: 'p', н: 'n', мк: 'u', μ: 'u', м: 'm', к: 'k', г: 'g', meg: 'M' }
const exponents: Record<string, number> = { p: -12, n: -9, u: -6, m: -3, '': 0, k: 3, M: 6, g: 9 }

const readPrefix = (typed: string, em: Em) => {
  const small = typed.toLowerCase()
  const letter = latin[small] ?? small
  const isMega = em === 'mega' || (em === 'case' && typed !== small)
  return letter === 'm' && isMega ? 'M' : letter
}

export type UnitAt = { unit: string; exponent: number; isBinary: boolean; symbol: string; end: number }

const prefix = '(?<prefix>meg|мк|[pnumkgμпнмкг])'
const patterns = units.map(({ symbol, needsPrefix, ...rest }) => ({
  ...rest,
  pattern: new RegExp(`${needsPrefix ? prefix : `${prefix}?`}(?<symbol>${symbol})(?=$|[\\s,;/.~)|@±-])`, 'iuy'),
}))

const canStand = (unit: string, symbol: string) => !(unit === 'B' && symbol === 'b')

export const findUnitAt = (text: string, at: number): UnitAt | null => {
  for (const { unit, em = 'milli', isBinary = false, pattern } of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const { prefix: typed = '', symbol = '' } = found?.groups ?? {}
    const exponent = exponents[readPrefix(typed, em)]
    if (!found || exponent === undefined || !canStand(unit, symbol)) continue
    // A resolution of 12 bit has no prefix, so 1,024 does not apply.
    return { unit, exponent, isBinary: isBinary && exponent > 0, symbol, end: pattern.lastIndex }
  }
  return null
}

/** Exact for decimal prefixes: 4.7 with exponent −6 is 4.7e-6. */
export const scaleAmount = (digits: string, { exponent, isBinary }: Pick<UnitAt, 'exponent' | 'isBinary'>) =>
  isBinary ? Number(digits) * 1024 ** (exponent / 3) : Number(`${digits}e${exponent}`)
