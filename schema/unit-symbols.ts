/** What an `m` before a unit means: milli, mega, or by its case. */
type Em = 'milli' | 'mega' | 'case'

export type UnitSymbols = {
  unit: string
  /** Regular expression of the spellings on data sheets and keyboards, in NFKC and any case. */
  symbol: string
  /** Regular expression of the names in the languages of the site. */
  name?: string
  /** Without it, search reads milli, and a field of the unit goes by the case. */
  em?: Em
  /** Prefixes count in steps of 1,024. */
  isBinary?: boolean
}

/** Longer symbols come before their beginnings. */
export const unitSymbols: readonly UnitSymbols[] = [
  { unit: 'ppm/K', symbol: 'ppm/°?[CKС]' },
  { unit: 'ppm', symbol: 'ppm' },
  {
    unit: '%',
    symbol: '%|٪',
    name: 'per ?cento?|prozent|pour ?cent|por ?ciento|процент(?:а|ов)?|パーセント|퍼센트|بالمئة|بالمائة',
  },
  { unit: 'bit/s', symbol: 'bit/s|bps|b/s|бит/с', em: 'mega' },
  { unit: '1/s', symbol: 'S/s|sps|отсч\\.?/с', em: 'mega' },
  {
    unit: 'bit',
    symbol: 'bits?|бит',
    name: 'ビット|비트|位元?|بت',
    em: 'mega',
    isBinary: true,
  },
  { unit: 'B', symbol: 'B(?:ytes?)?|Б', em: 'mega', isBinary: true },
  {
    unit: 'Ω',
    symbol: 'Ω|Ом',
    name: 'ohms?|ohmios?|ом(?:а|ов)|オーム|옴|欧姆?|歐姆?|[أا]وم',
    em: 'case',
  },
  { unit: 'Hz', symbol: 'Hz|Гц', name: 'hertz|hercios?|герц(?:а|ев)?|ヘルツ|헤르츠|赫[兹茲]?|هي?رتز', em: 'mega' },
  { unit: 'H', symbol: 'H|Гн', name: 'henr(?:ys?|ies|ios?)|генри|ヘンリー|헨리|亨利?|هنري' },
  { unit: 'F', symbol: 'F|Ф', name: 'farad(?:s|ios?)?|фарад[аы]?|ファラッ?ド|패럿|패러드|法拉?|فاراد' },
  { unit: 'V', symbol: 'V(?:[AD]C)?|В', name: 'volt(?:s|ios?)?|вольт(?:а|ов)?|ボルト|볼트|伏特?|فولت' },
  { unit: 'W', symbol: 'W|Вт', name: 'watts?|vatios?|ватт(?:а|ов)?|ワット|와트|瓦特?|وا[طت]' },
  { unit: 'A', symbol: 'A|А', name: 'amps?|amp[eè]res?|amperios?|ампер(?:а|ов)?|アンペア|암페어|安培?|[أا]مبير' },
  { unit: 's', symbol: 's|с', name: 'seconds?|secondes?|sekunden?|segundos?|second[oi]|секунд[аы]?|秒|초|ثانية' },
  { unit: 'm', symbol: 'm|м', name: 'met(?:ers?|res?|ros?|ri)|mètres?|метр(?:а|ов)?|メートル|미터|米|متر' },
  { unit: 'N', symbol: 'N|Н' },
  { unit: 'g', symbol: 'g|г' },
  { unit: 'cd', symbol: 'cd|кд' },
  { unit: 'dB', symbol: 'dB|дБ' },
  { unit: '°C', symbol: '°?[CС]' },
]

const prefixNames: readonly (readonly [exponent: number, names: string])[] = [
  [-12, 'pico piko пико ピコ 피코 皮 بيكو'],
  [-9, 'nano нано ナノ 나노 纳 奈 نانو'],
  [-6, 'micro mikro микро マイクロ 마이크로 微 ميكرو مايكرو'],
  [-3, 'milli mili милли ミリ 밀리 毫 ملي ميلي مللي'],
  [3, 'kilo kil quilo кило キロ 킬로 千 كيلو'],
  [6, 'mega méga még мега メガ 메가 兆 ميغا ميجا'],
  [9, 'giga гига ギガ 기가 吉 غيغا جيجا'],
]
const namedExponents = prefixNames.flatMap(([exponent, names]) =>
  names.split(' ').map((name) => [name, exponent] as const),
)

/** A longer one comes before its beginning. */
const letterExponents: Readonly<Record<string, number>> = {
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
const exponents = new Map([...namedExponents, ...Object.entries(letterExponents)])
export const prefixPattern = `(?:${namedExponents.map(([name]) => name).join('|')}) ?|${Object.keys(letterExponents).join('|')}`

/** Of ten, or of 1,024 in thirds; 0 without a prefix. */
export const toExponent = (prefix: string, em: Em) => {
  const small = prefix.toLowerCase().trim()
  const isMega = /^[mм]$/.test(small) && (em === 'mega' || (em === 'case' && prefix !== small))
  return isMega ? 6 : (exponents.get(small) ?? 0)
}

const grouped =
  /^[+-]?[1-9]\d{0,2}(?<sign>[ '’٬.,])(?<group>\d{3})(?<more>(?:\k<sign>\d{3})+)?(?<fraction>(?!\k<sign>)[.,]\d+)?$/

/** A single point or comma before three digits is a decimal sign, except for the sign that groups thousands in the language. A point
 * groups only zeros: data sheets print 4.096 V and 32.768 kHz in every language, and thousands of kHz are MHz. */
const withoutGroups = (number: string, groupSign: string, exponent: number) => {
  const { sign, group, more, fraction } = grouped.exec(number)?.groups ?? {}
  if (sign === undefined) return number
  const isSingle = /[.,]/.test(sign) && more === undefined && fraction === undefined
  const isDecimal = isSingle && (sign !== groupSign || (sign === '.' && (exponent >= 3 || group !== '000')))
  return isDecimal ? number : number.replaceAll(sign, '')
}

/** As `Number` reads them: `4,7` is 4.7, `4,700` is 4700, `1.000.000` is 1000000, `,5` is 0.5, `1/4` is 0.25; null for `1.2.3`.
 * `exponent`: of the prefix of the unit. */
export const toDecimalDigits = (typed: string, groupSign = ',', exponent = 0): string | null => {
  const [above = '', below] = typed.split(/[/⁄]/)
  const decimal = withoutGroups(above, groupSign, exponent).replace(',', '.').replace('+', '')
  const value = below === undefined ? decimal : String(Number(decimal) / Number(below))
  return Number.isFinite(Number(value)) ? value : null
}

/** Exact for decimal prefixes: 4.7 with exponent −6 is 4.7e-6. A resolution of 12 bit has no prefix, so 1,024 does not apply. */
export const scaleAmount = (digits: string, exponent: number, isBinary = false) =>
  isBinary && exponent > 0 ? Number(digits) * 1024 ** (exponent / 3) : Number(`${digits}e${exponent}`)
