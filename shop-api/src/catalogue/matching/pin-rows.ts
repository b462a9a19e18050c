import { partition } from '../partition.ts'
import type { PartKind } from './kinds.ts'
import { normalizeText } from './row-texts.ts'

export const pins = {
  designators: ['J', 'JP', 'P', 'H', 'HDR', 'CN', 'CON', 'CONN', 'X', 'K', 'SV', 'PL', 'SL', 'BR', 'JMP'],
  attribute: 'positions',
  unit: '',
  atLeast: {},
  atMost: {},
}

/** Pin headers and socket strips, whose rows of pins and pitch describe them. */
export const pinKinds: readonly PartKind[] = [
  {
    ...pins,
    name: 'header',
    categories: ['pin-headers'],
    words:
      /(?<!FEMALE )\bPIN ?HEADERS?\b|\bPINHD\b|\bMALE HEADERS?\b|\bHDR M\b|\bHDR ?\d{1,2}X\d|排针|ピンヘッダ|STIFTLEISTE/,
  },
  {
    ...pins,
    name: 'socket',
    categories: ['socket-strips'],
    words:
      /\bPIN ?SOCKETS?\b|\bSOCKET STRIPS?\b|\bFEMALE (?:PIN )?HEADERS?\b|\bHEADERS? FEMALE\b|\bHDR F\b|排母|ピンソケット|BUCHSENLEISTE|\bBUCHSE(?= \d{1,2} ?X ?\d)/,
  },
]

export const isPinKind = ({ attribute }: PartKind) => attribute === pins.attribute

const otherHeaders =
  /SHROUD|\bBOX|\bIDC\b|WANNENSTECKER|\bJST\b|MOLEX|\bKK\b|LOCK|SWITCH|\bUSB|MACHINED|TURNED|PRECISION|PR[ÄA]ZISION|圆孔|圆针|\d{2}[- ]BIG\b/
const pitches = ['1.00', '1.27', '2.00', '2.54']
const inches: Readonly<Record<string, string>> = { '.1': '2.54', '.100': '2.54', '.05': '1.27', '.050': '1.27' }

const inch = String.raw`\s?(?:"|IN(?:CH(?:ES)?)?(?![\p{L}\d]))`
const inInches = new RegExp(String.raw`(?<!\d)0?(\.\d{1,3})${inch}`, 'u')
/** `P2.54MM` and `PITCH 2`, any number with decimals and `MM`, one without decimals behind the pins, as in `1X2 5MM`, and usual pitches
 * such as `1.27` without a unit. */
const inMillimeters = new RegExp(
  String.raw`(?:(?<![\p{L}\d])P(?=\d\.)|(?:PITCH|RM|RASTER|PAS|ШАГ|间距)[\s:=]*)(?<named>\d(?:[.,]\d{1,2})?)(?![\d.,]|${inch})|(?<![\d.])(?:(?<measured>\d[.,]\d+|[12]|(?<=\d\s?[X×*]\s?\d{1,2}\s)\d)\s?MM|(?<bare>1\.00|1\.2[57]|1\.50?|2\.00?|2\.50?|2\.54|3\.50?|3\.81|3\.96|5\.0\d?)(?![\d.]|${inch}|\s?(?:[KM]?[VAW]|K)(?![\p{L}\d])))`,
  'gu',
)
/** Of all headers; another number in millimeters may also be a length. */
const usual: ReadonlySet<string> = new Set(
  '0.50 0.80 1.00 1.25 1.27 1.50 2.00 2.50 2.54 3.50 3.96 4.20 5.00 5.08 7.62'.split(' '),
)

const length = '(?:LENGTH|HEIGHT|INSULATOR|LÄNGE|HÖHE|ISOLATOR|LONGUEUR|HAUTEUR|ДЛИНА|ВЫСОТА|TAIL|MATING)'
const pinLength = String.raw`PINS?(?! ?(?:HEADER|SOCKET|STRIP|HD|PITCH|SPACING|ROW|LEISTE))`
const letter = String.raw`(?<!\p{L})[LHW]`
/** Except the pitches of the shop. */
const size = String.raw`(?<![\d.])(?!(?:1\.00?|1\.27|2\.00?|2\.54|[12])(?!\d|\.\d))\d+(?:\.\d+)?`
/** `L=3.5`, `INSULATOR 2.5MM`, `2.5MM INSULATOR`. */
const dimensions = new RegExp(
  [
    String.raw`(?:${length}|${letter})\s?[=:]\s?\d+(?:\.\d+)?(?:\s?MM)?`,
    String.raw`(?:${length}\s?|${letter})${size}(?:\s?MM)?`,
    String.raw`${size}\s?MM\s(?:${length}|${pinLength})(?![\p{L}\d]|\s?\d)`,
  ].join('|'),
  'gu',
)

/** 2.54 mm where the text states none; null for an unusual one, or for several. */
const readPitch = (text: string): string | null => {
  const found = [...text.replaceAll(dimensions, ' ').matchAll(inMillimeters)].map(({ groups = {} }) => ({
    isNamed: groups['named'] !== undefined,
    pitch: Number((groups['named'] ?? groups['measured'] ?? groups['bare'] ?? '').replace(',', '.')).toFixed(2),
  }))
  const [likely, possible] = partition(found, ({ isNamed, pitch }) => isNamed || usual.has(pitch))
  const [, ofInch] = inInches.exec(text) ?? []
  const stated = (likely.length > 0 || ofInch !== undefined ? likely : possible).map(({ pitch }) => pitch)
  const [first = '2.54', ...others] = new Set(ofInch === undefined ? stated : [...stated, inches[ofInch] ?? ''])
  return others.length === 0 && pitches.includes(first) ? first : null
}

type PinRows = { rows: number; columns: number; typed: string; suffix: string; pitch: string }

export const readGrids = (text: string) =>
  [...text.normalize('NFKC').matchAll(/(?<![\d.])(\d{1,2})\s?[X×*]\s?(\d{1,2})(?![\d.]|\s?MM)/gi)].flatMap(
    ([typed, one, other]) => {
      const [first, second] = [Number(one), Number(other)]
      if (first === 0 || second === 0) return []
      const isTurned = first > 3 && second <= 3
      return [{ typed, rows: isTurned ? second : first, columns: isTurned ? first : second }]
    },
  )

const angled = /HORIZONTAL|ANGLED?\b|\bR ?A\b|90 ?(?:°|DEG)|GEWINKELT|COUD[EÉ]|ANGOLO|ACODAD|УГЛ|弯/

const toUpperText = (texts: readonly string[]) => texts.join(' ; ').normalize('NFKC').toUpperCase()
export const namesOtherHeader = (texts: readonly string[]) => otherHeaders.test(normalizeText(toUpperText(texts)))

/** `PinHeader_2x05_P1.27mm_Horizontal`, `PINHD-1X2/90`, `Male Pin 2.54mm 20x2`. One text may state the pins and another one the pitch; null
 * where two texts state different pins. */
export const readPinRows = (texts: readonly string[]): PinRows | null => {
  const all = toUpperText(texts)
  const words = normalizeText(all)
  const [first, ...others] = texts.flatMap(readGrids)
  const pitch = readPitch(all)
  if (!first || pitch === null) return null
  if (others.some(({ rows, columns }) => rows !== first.rows || columns !== first.columns)) return null
  const isAngled = angled.test(words) || all.includes('/90')
  const isSurfaceMounted = /\bSM[DT]\b|贴片/.test(words)
  return { ...first, suffix: isAngled ? ' RA' : isSurfaceMounted ? ' SMT' : '', pitch }
}

/** The shop's name of the package. */
export const namePinPackage = ({ name }: PartKind, { rows, columns, pitch, suffix }: PinRows) =>
  `${name === 'header' ? 'Header' : 'Socket'} ${rows}×${String(columns).padStart(2, '0')} ${pitch} mm${suffix}`
