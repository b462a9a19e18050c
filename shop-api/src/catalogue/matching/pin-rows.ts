import type { PartKind } from './kinds.ts'
import { normalizeText } from './row-texts.ts'

const pins = {
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
    words: /(?<!FEMALE )\bPIN ?HEADERS?\b|\bPINHD\b|\bMALE HEADERS?\b|排针|ピンヘッダ|STIFTLEISTE/,
  },
  {
    ...pins,
    name: 'socket',
    categories: ['socket-strips'],
    words: /\bPIN ?SOCKETS?\b|\bSOCKET STRIPS?\b|\bFEMALE (?:PIN )?HEADERS?\b|排母|ピンソケット|BUCHSENLEISTE/,
  },
]

export const isPinKind = ({ attribute }: PartKind) => attribute === pins.attribute

const otherHeaders = /SHROUD|\bBOX|\bIDC\b|\bJST\b|MOLEX|\bKK\b|LOCK|SWITCH|\bUSB/
const pitches = ['1.00', '1.27', '2.00', '2.54']
const inches: Readonly<Record<string, string>> = { '.1': '2.54', '.100': '2.54', '.05': '1.27', '.050': '1.27' }

const readPitch = (text: string): string | null => {
  const [, millimeters] = /(?<![\d.])(\d\.\d{1,2})\s?MM/.exec(text) ?? []
  const [, inch] = /(?<!\d)0?(\.\d{1,3})\s?(?:"|IN\b)/.exec(text) ?? []
  if (millimeters === undefined && inch === undefined) return '2.54'
  const pitch = millimeters === undefined ? inches[inch ?? ''] : Number(millimeters).toFixed(2)
  return pitch !== undefined && pitches.includes(pitch) ? pitch : null
}

type PinRows = { rows: number; columns: number; typed: string; suffix: string; pitch: string }

/** `PinHeader_2x05_P1.27mm_Horizontal`, `PINHD-1X2/90`, `Male Pin 2.54mm 20x2`. Without a pitch, it is 2.54 mm. */
export const readPinRows = (given: string): PinRows | null => {
  const text = given.normalize('NFKC').toUpperCase()
  const words = normalizeText(given)
  if (otherHeaders.test(words)) return null
  const [typed = '', one, other] = /(?<![\d.])(\d{1,2})\s?[X×*]\s?(\d{1,2})(?![\d.]|\s?MM)/.exec(text) ?? []
  const [first, second] = [Number(one), Number(other)]
  const pitch = readPitch(text)
  if (typed === '' || pitch === null || !first || !second) return null
  const isTurned = first > 3 && second <= 3
  const isAngled = /HORIZONTAL|\bANGLED?\b|90°|弯/.test(words) || text.includes('/90')
  const isSurfaceMounted = /\bSM[DT]\b/.test(words)
  return {
    rows: isTurned ? second : first,
    columns: isTurned ? first : second,
    typed,
    suffix: isAngled ? ' RA' : isSurfaceMounted ? ' SMT' : '',
    pitch,
  }
}

/** The shop's name of the package. */
export const namePinPackage = ({ name }: PartKind, { rows, columns, pitch, suffix }: PinRows) =>
  `${name === 'header' ? 'Header' : 'Socket'} ${rows}×${String(columns).padStart(2, '0')} ${pitch} mm${suffix}`
