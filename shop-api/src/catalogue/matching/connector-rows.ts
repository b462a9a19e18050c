import type { PartKind } from './kinds.ts'
import { namePinPackage, namesOtherHeader, pins, readGrids, readPinRows } from './pin-rows.ts'
import { normalizeText } from './row-texts.ts'
import type { Rating } from './row-value.ts'

type Connector = { name: string; positions: number; typed: string; ratings: Rating[] }

/** `MKDSN1,5/2-5,08`, `bornier-2`, `2P`, `2-pin`. */
const poles =
  /(?:MKDSN? ?1[.,]5[/-]|BORNIER[ _-]?)(\d{1,2})(?!\d)|(?<![\d.,X×*])(\d{1,2})[ -]?(?:P|PINS?|POS|POLIG|WAYS?)(?![A-Z\d])/g
/** `P5.08mm`, `5,00 mm`, `/2-5,08`. */
const terminalPitch =
  /(?<![\d.,])(?:(2[.,]54|3[.,]50?|3[.,]81|5[.,]00?|5[.,]08|5)\s?MM|(?<=\/\d{1,2}-)(3[.,]50?|3[.,]81|5[.,]08?))(?![A-Z\d])/g
const noScrewTerminal = /PLUG|MSTB|(?<![A-Z])MCV? ?1[.,]5|BARRIER|SPRING|FEDER|LEVER|WAGO|SPEAKER|FUSE/

const distinct = <T>(items: readonly T[]) => [...new Set(items)]
const twoDigits = (columns: number) => String(columns).padStart(2, '0')

/** A list rarely states the footprint of terminals and USB receptacles, so parts for them are suggestions only. */
const unstatedFootprint = (typed: string): Rating[] => [{ key: 'footprint', typed, word: '' }]

const readTerminal = (texts: readonly string[]): Connector | null => {
  const text = texts.join(' ; ').normalize('NFKC').toUpperCase()
  const grids = readGrids(text)
  const counts = distinct([
    ...grids.map(({ columns }) => columns),
    ...[...text.matchAll(poles)].map(([, named, counted]) => Number(named ?? counted)),
  ])
  const pitches = distinct(
    [...text.matchAll(terminalPitch)].map(([, measured, named]) => Number((measured ?? named ?? '').replace(',', '.'))),
  )
  const [[positions, ...otherCounts], [pitch, ...otherPitches]] = [counts, pitches]
  if (positions === undefined || pitch === undefined || otherCounts.length + otherPitches.length > 0) return null
  if (noScrewTerminal.test(text) || grids.some(({ rows }) => rows > 1)) return null
  const typed = `${positions} × ${pitch} mm`
  return {
    name: `Terminal block 1×${twoDigits(positions)} ${pitch.toFixed(2)} mm`,
    positions,
    typed,
    ratings: unstatedFootprint(typed),
  }
}

const noBoxHeader = /LATCH|EJECT|LOCK|CABLE|SOCKET|FEMALE|CRIMP|RECEPTACLE|JST|MOLEX|FIT\b/

const readBoxHeader = (texts: readonly string[]): Connector | null => {
  if (noBoxHeader.test(texts.join(' ').toUpperCase())) return null
  const found = readPinRows(texts)
  if (found?.rows !== 2) return null
  const { columns, pitch, suffix, typed } = found
  return {
    name: `Shrouded header 2×${twoDigits(columns)} ${pitch} mm${suffix}`,
    positions: 2 * columns,
    typed,
    ratings: [],
  }
}

/** Pattern, package, and the number of contacts; null where it varies. */
const usbReceptacles: readonly [RegExp, string, number | null][] = [
  [/\bUSB ?(?:2\.0 )?(?:TYPE ?)?C\b|\bTYPE ?C\b/, 'USB Type-C', null],
  [/\bMICRO ?(?:USB|B)\b|\bUSB (?:B ?)?MICRO\b/, 'USB Micro-B', 5],
  [/\bMINI ?(?:USB|B)\b|\bUSB (?:B ?)?MINI\b/, 'USB Mini-B', 5],
]
const noUsbReceptacle =
  /PLUG|(?<!FE)MALE|CABLE|CHARG|POWER|BRIDGE|UART|SERIAL|CONTROL|HUB|HOST|ESD|PROTECT|BREAKOUT|MODUL|ADAPT|\bMICRO ?AB\b|3\.[012]/
const contacts = /(?<![\d.,])(6|12|14|16|24)[ -]?(?:P|PINS?|POS)(?![A-Z\d])/

const readUsb = (texts: readonly string[]): Connector | null => {
  const text = normalizeText(texts.join(' ; '))
  const [found, ...others] = usbReceptacles.filter(([pattern]) => pattern.test(text))
  if (!found || others.length > 0 || noUsbReceptacle.test(text)) return null
  const [pattern, name, fixedCount] = found
  const positions = fixedCount ?? Number(contacts.exec(text)?.[1] ?? 0)
  const typed = pattern.exec(text)?.[0] ?? name
  return positions > 0 ? { name, positions, typed, ratings: unstatedFootprint(typed) } : null
}

const terminal = 'terminal block'
const usb = 'USB receptacle'
const box = 'box header'
/** Connectors whose rows need more than the count of their pins; `pin-rows.ts` has the others. */
export const connectorKinds: readonly PartKind[] = [
  {
    ...pins,
    name: terminal,
    designators: [...pins.designators, 'TB'],
    categories: ['pcb-terminal-blocks'],
    words: /\bTERMINAL ?BLOCKS?\b|\bSCREW ?TERMINALS?\b|\bBORNIER\b|\bMKDSN? ?1\b|SCHRAUBKLEMM|接线端子/,
  },
  {
    ...pins,
    name: box,
    categories: ['wire-to-board-headers'],
    words: /\b(?:BOX(?:ED)?|SHROUDED|IDC) ?HEADERS?\b|WANNENSTECKER|[简簡]牛/,
  },
  {
    ...pins,
    name: usb,
    designators: [...pins.designators, 'USB'],
    categories: ['usb-connectors'],
    words: /^(?:CONN\w* )?(?:RECEPTACLE |RCPT )?(?:(?:MICRO|MINI) ?)?USB\b|^TYPE ?C\b/,
  },
]

/** Null where the row does not name exactly one connector of the kind. */
export const readConnector = (texts: readonly string[], kind: PartKind): Connector | null => {
  if (kind.name === terminal) return readTerminal(texts)
  if (kind.name === box) return readBoxHeader(texts)
  if (kind.name === usb) return readUsb(texts)
  const found = namesOtherHeader(texts) ? null : readPinRows(texts)
  return (
    found && {
      name: namePinPackage(kind, found),
      positions: found.rows * found.columns,
      typed: found.typed,
      ratings: [],
    }
  )
}
