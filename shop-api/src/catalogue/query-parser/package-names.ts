import type { Word } from './amounts.ts'

/** Packages of the shop, prepared for searches and for texts of parts lists. */
export type PackageBook = {
  names: readonly string[]
  /** By the standard form of each of their names. */
  byForm: ReadonlyMap<string, readonly string[]>
  measured: readonly Measures[]
}

const chipSizes = [
  '01005',
  '0201',
  '0402',
  '0603',
  '0705',
  '0805',
  '1008',
  '1206',
  '1210',
  '1218',
  '1806',
  '1808',
  '1812',
  '2010',
  '2220',
  '2512',
]
export const isChip = (name: string) => chipSizes.includes(name)
/** For patterns. */
export const chipSizePattern = chipSizes.join('|')
/** A spreadsheet makes the number 603 of `0603`. */
export const chipNumberPattern = '201|402|603|805'

const inchByMetric: Readonly<Record<string, string>> = {
  '0402': '01005',
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '2520': '1008',
  '3216': '1206',
  '3225': '1210',
  '3246': '1218',
  '4516': '1806',
  '4520': '1808',
  '4532': '1812',
  '5025': '2010',
  '5750': '2220',
  '6332': '2512',
  '6432': '2512',
}
export const toInches = (metric: string): string[] => {
  const inches = inchByMetric[metric]
  return inches === undefined ? [] : [inches]
}
/** `1608` of `0603`. */
export const listMetricNames = (name: string) =>
  Object.keys(inchByMetric).filter((metric) => inchByMetric[metric] === name)
/** Metric names of a chip size that are no sizes in inches. */
export const toMetricNames = (name: string) => listMetricNames(name).filter((metric) => !isChip(metric))

const metricSize = new RegExp(
  `(?<![\\d.])(?:(?<inches>${chipSizePattern})[_\\s(/,-]{1,2})?(?<metric>\\d{4})[\\s-]?(?:(?<word>m[eé]tri\\p{L}*)|M(?![\\p{L}\\d]))\\)?`,
  'giu',
)
/** `1608 metric`, `1608M`, `0603 (1608 metric)`; `0603 M` is a size in inches and a tolerance. `size` is in inches. */
export const findMetricSizes = (text: string): (Word & { size: string })[] =>
  [...text.matchAll(metricSize)].flatMap(({ index, 0: found, groups }) => {
    const { inches, metric = '', word } = groups ?? {}
    if (inches === undefined && word === undefined && isChip(metric)) return []
    const [size] = inches === undefined ? toInches(metric) : [inches]
    return size === undefined ? [] : [{ start: index, end: index + found.length, size }]
  })

/** The text with blanks in place of `words`. */
export const blank = (text: string, words: readonly Word[]) =>
  words.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)

export const compact = (name: string) =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/** `DO-214AC (SMA)` is also `SMA`, `Axial DO-35` is `DO35`, `QFN-32 (5 × 5 mm)` is `QFN32`. */
const toForms = (name: string) => {
  const inParentheses = /\(([A-Z]+)\)/i.exec(name)?.[1]
  const numbered = name.split(/[\s()]+/).filter((word) => /^[A-Z]{2,}-?\d/i.test(word))
  return new Set([name, ...numbered, ...(inParentheses ? [inParentheses] : [])].map(compact))
}
const synonyms: readonly [RegExp, string][] = [
  [/^SO(\d+)$/, 'SOIC$1'],
  [/^[HUVWX]?QFN(\d+?)(?:1EP)?$/, 'QFN$1'],
  [/^(?:P?DIP|DIL)(\d+)$/, 'DIP$1'],
  [/^SOT233?$/, 'SOT23'],
  [/^(?:TSOT|SOT)235$/, 'SOT235'],
  [/^(?:TSOT|SOT)236$/, 'SOT236'],
  [/^SC705$|^SOT353$/, 'SC705'],
  [/^SC706$|^SOT363$/, 'SC706'],
  [/^SOT323$|^SC703?$/, 'SC703'],
  [/^DPAK$|^TO252[23]?$/, 'TO2523'],
  [/^D2PAK$|^TO263[23]?$/, 'TO2633'],
  [/^SOT2233?$|^SOT2234$/, 'SOT223'],
  [/^SOT89(?:3)?$/, 'SOT89'],
  [/^TO2203?$/, 'TO2203'],
  [/^TO923?$/, 'TO923'],
  [/^LL34$|^SOD80C?$/, 'MINIMELF'],
  [/^DO214AC$/, 'SMA'],
  [/^DO214AA$/, 'SMB'],
  [/^DO214AB$/, 'SMC'],
]
export const toStandard = (form: string) => {
  const [pattern, replacement] = synonyms.find(([each]) => each.test(form)) ?? []
  return pattern && replacement ? form.replace(pattern, replacement) : form
}

const numbersIn = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).map(Number) ?? null
const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.4

const axialSizes: Readonly<Record<string, readonly [number, number]>> = {
  '0204': [1.8, 3.7],
  '0207': [2.4, 6.3],
  '0309': [3.3, 9],
  '0411': [3.6, 9.9],
  '0414': [4.7, 11.9],
  '0617': [6, 17],
}

type Measures = { name: string; kind: 'axial' | 'radial' | 'can' | 'film'; sizes: readonly number[] }

const measuredNames: readonly [Measures['kind'], RegExp][] = [
  ['axial', /^Axial D([\d.]+) L([\d.]+)$/],
  ['radial', /^Radial D([\d.]+) L[\d.]+ P([\d.]+)$/],
  ['can', /^SMD can D([\d.]+) H([\d.]+)$/],
  ['film', /^Film P([\d.]+)$/],
]
const readMeasures = (name: string): Measures[] =>
  measuredNames.flatMap(([kind, pattern]) => {
    const sizes = numbersIn(pattern, name)
    return sizes ? [{ name, kind, sizes }] : []
  })

/** Leaded parts and cans agree in their measures: `CP_Radial_D5.0mm_P2.00mm`, `R_Axial_DIN0207`, `CP_Elec_6.3x5.8`. */
const readWantedSizes = (text: string): Partial<Record<Measures['kind'], readonly number[]>> => {
  const axial = /MELF/.test(text)
    ? undefined
    : axialSizes[/(?:DIN)?(0204|0207|0309|0411|0414|0617)(?!\d)/.exec(text)?.[1] ?? '']
  const [diameter, pitch] = [numbersIn(/D(\d+(?:\.\d+)?)/, text), numbersIn(/P(\d+(?:\.\d+)?)/, text)]
  const can = numbersIn(/(\d+(?:\.\d+)?)\s?[X×*]\s?(\d+(?:\.\d+)?)/, text)
  // `E2,5-7` of Eagle is the pitch and the diameter.
  const [, eaglePitch, eagleDiameter] = /^E(\d(?:[.,]\d)?)-(\d{1,2}(?:[.,]\d)?)$/.exec(text.trim()) ?? []
  const eagle = [eagleDiameter, eaglePitch].map((size) => Number(size?.replace(',', '.')))
  const isFilm = /RECT|FILM|BOX|MK[PST]|FK[PS]/.test(text)
  return {
    ...(axial && { axial }),
    ...(diameter && pitch && { radial: [...diameter, ...pitch] }),
    ...(eaglePitch !== undefined && { radial: eagle }),
    ...(can && { can }),
    ...(pitch && isFilm && { film: pitch }),
  }
}

export const buildPackageBook = (names: readonly string[]): PackageBook => {
  const forms = names.flatMap((name) =>
    isChip(name) ? [] : [...new Set([...toForms(name)].map(toStandard))].map((form) => ({ form, name })),
  )
  const byForm = Map.groupBy(forms, ({ form }) => form)
  return {
    names,
    byForm: new Map([...byForm].map(([form, entries]) => [form, entries.map(({ name }) => name)])),
    measured: names.flatMap(readMeasures),
  }
}

export type Mounting = 'surface' | 'through'
const surface =
  /^(?:\d{4,5}$|SO(?:[TDIPJN]|L?-?\d|$)|TSO|[A-Z]*S?SOP|MSOP|[A-Z]*QF[PN]|[A-Z]*DFN|[A-Z]*BGA|SON|DO-214|MINI|SMD|SC-|TO-252|TO-263)/
const through = /^(?:DIP|SIP|TO-92|TO-220|TO-247|Axial|Radial|DO-41)/
export const findMounting = (name: string): Mounting | null =>
  surface.test(name) ? 'surface' : through.test(name) ? 'through' : null
const leadedFamily = /^\s*(?:P?DIP|DIL)\s*$/i
const surfaceFamily = /^\s*(?:SO|SOIC|[A-Z]{0,2}SOP|[A-Z]{0,2}QF[NP]|[A-Z]{0,2}DFN|[A-Z]{0,2}BGA)\s*$/i
/** `DIL`, `SOIC`: the name of a package without its pins. */
export const isPackageFamily = (text: string) => leadedFamily.test(text) || surfaceFamily.test(text)
/** `PWRM-TH_TP4056`, `SMD,3x3mm`, `DIL`. */
export const readMounting = (text: string): Mounting | null => {
  if (isPackageFamily(text)) return leadedFamily.test(text) ? 'through' : 'surface'
  if (/(?:^|[-_ ,])(?:TH|THT|THROUGH[- ]?HOLE)(?:[-_ ,:]|$)|插件|直插/i.test(text)) return 'through'
  return /(?:^|[-_ ,])(?:SMD|SMT)(?:[-_ ,:]|$)|贴片/i.test(text) ? 'surface' : null
}

type Ipc = readonly [RegExp, (pins: string) => string]
/** Names by IPC-7351: pitch, span and pins, as in `SOIC127P600X175-8N`. */
const ipcNames: readonly Ipc[] = [
  [/^SOIC127P(?:59|60|61|62)\dX\d+-(8|14|16)[LMN]?$/, (pins) => `SOIC${pins}`],
  [/^SOP65P(?:63|64|65|66)\dX\d+-(8|14|16|20|24|28)[LMN]?$/, (pins) => `TSSOP${pins}`],
  [/^SOP65P(?:48|49|50)\dX\d+-(8)[LMN]?$/, (pins) => `MSOP${pins}`],
  [/^SOP50P(?:48|49|50)\dX\d+-(10)[LMN]?$/, (pins) => `MSOP${pins}`],
  [/^SOT95P(?:2[2-9]\d|30\d)X\d+-([3568])[LMN]?$/, (pins) => `SOT23${pins}`],
  [/^SOT65P2[01]\dX\d+-([356])[LMN]?$/, (pins) => `SC70${pins}`],
  [/^QFP50P(?:9|12|16)00X(?:9|12|16)00X\d+-(48|64|100)[LMN]?$/, (pins) => `LQFP${pins}`],
  [/^DIP254P762X\d+-(\d{1,2})[LMN]?$/, (pins) => `DIP${pins}`],
]
const toIpcForms = (text: string) =>
  ipcNames.flatMap(([pattern, toForm]) => {
    const pins = pattern.exec(text)?.[1]
    return pins === undefined ? [] : [toStandard(toForm(pins))]
  })
/** The last number of `DIL28-3` and `DO41-10` is a distance of pins. */
const withoutPitch = (word: string) =>
  word.replace(/^(P?DIP\d+|DIL\d+|DO-?\d{2})-\d{1,2}$/, '$1').replace(/^([A-Z]*SO[A-Z]{0,2})0(\d)$/, '$1$2')

const thermalPad = /^([A-Z]+\d+?)(?:1?EP|(?:POWER|EXPOSED|THERMAL)PAD)$/
/** `TSSOP44-powerpad`, `QFN-24-EP`: the shop names some packages with a thermal pad as those without one. */
const withoutPad = (form: string) => (thermalPad.test(form) ? toStandard(form.replace(thermalPad, '$1')) : form)

const minFormChars = 3
/** Packages with one of the names that the words of `text` are. The shop's SOP is wider than its SOIC; elsewhere both names are in use for either. */
export const findNamed = (text: string, { byForm }: PackageBook): string[] => {
  const words = text
    .split(/[\s_:;,/]+/)
    .flatMap((word) => [toStandard(compact(withoutPitch(word))), ...toIpcForms(word)])
  const find = (forms: readonly string[]) => [
    ...new Set(forms.flatMap((form) => (form.length >= minFormChars ? (byForm.get(form) ?? []) : []))),
  ]
  const ways = [(word: string) => word, (word: string) => word.replace(/^SOP(?=\d+$)/, 'SOIC'), withoutPad]
  return ways.reduce<string[]>((named, rename) => (named.length > 0 ? named : find(words.map(rename))), [])
}

export const findMeasured = (text: string, { measured }: PackageBook): string[] => {
  const wanted = readWantedSizes(text)
  return measured.flatMap(({ name, kind, sizes }) =>
    wanted[kind] && sizes.every((size, i) => isNear(size, wanted[kind]?.[i] ?? -1)) ? [name] : [],
  )
}
