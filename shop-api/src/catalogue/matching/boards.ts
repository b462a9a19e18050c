import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { findMounting } from '../query-parser/package-names.ts'
import { pinKinds } from './pin-rows.ts'
import type { MatchRow } from './row-facts.ts'
import { normalizeText, type RowTexts } from './row-texts.ts'

const developmentWords = String.raw`LAUNCH ?PAD|DEV ?KIT\w*|DEV(?:ELOPMENT)? ?BOARD`
const boardWords = new RegExp(
  String.raw`\b(?:${developmentWords}|BOOSTER ?PACK|EVAL\w*|KIT|BOARDS?|BREAKOUT|SHIELDS?)\b|开发板|開發板`,
  'i',
)
/** Also boards that are known by a brand or by the name of their chip; not `for a development board`. */
const developmentBoard = new RegExp(
  String.raw`(?<!\b(?:FOR|WITH|ON|OF|TO|IN) (?:THE |AN? )?)\b(?:${developmentWords}|NODE ?MCU|(?:XIAO|SUPER ?MINI|WEMOS|ESP32 CAM|DEV ?V?\d)\b)|开发板|開發板`,
  'i',
)
/** A product that contains the chip: `LCD, based on MCP23008`, `DS18B20 with cable`. */
const productWithChip =
  /\bWITH CABLE\b|\bPROBE\b|探头|\bBASED ON\b|[A-Z\d]-BASED\b|\bBASAD[OA] EN\b|\bBASEAD[OA] EM\b|\bBASIERT AUF\b|基于/i
/** In `board-to-board`, `wire to board`, `on-board`, `board lock` and `for the main board`, the part is no board. */
const boardAsPlace =
  /\bBOARD[- ]?(?:TO|2)[- ]?\w+|\b\w+[- ]?(?:TO|2)[- ]?BOARD\b|\bBOARD[- ](?:LOCK|MOUNT|EDGE|IN|LEVEL|SPACER|SUPPORT)\w*|\b(?:FOR|ON|OF|TO|IN)[- ](?:THE |AN? )?(?:\w+ )?BOARDS?\b/gi
/** `ESP32 DevKit V1` is a board with an ESP32, not the chip. */
export const namesBoard = (text: string) => boardWords.test(text.replaceAll(boardAsPlace, ' '))

const moduleWords = /(?<!\p{L}|POWER )M[OÓ]DUL(?:ES?|OS?)?(?!\p{L})|模[块塊組组]|モジュール|모듈|МОДУЛ/iu
const isChipPackage = (name: string) => findMounting(name) !== null && !name.startsWith('SIP')
const isChipOrModulePackage = (name: string) => isChipPackage(name) || name.startsWith('Module')

type Texts = Pick<MatchRow, 'value' | 'package' | 'description'>

/** The row names a module, and the part in this package is the chip on it: `SX1278 radio module`; `LMZ14203 power module` is the part. */
export const isChipOfModule = (name: string, { value, package: footprint, description }: Texts) =>
  isChipPackage(name) && [value, footprint, description].some((text) => moduleWords.test(text))

/** The part is only the chip or module of the row's product. A development board and a product with the chip suffice; of other boards and modules, one text
 * must also have a number of the chip as a word: `UNO R3 Board ATmega328P`. */
export const isChipOfBoard = (name: string, numbers: readonly string[], { value, description }: Texts) => {
  if ([value, description].some((text) => developmentBoard.test(text) || productWithChip.test(text)))
    return isChipOrModulePackage(name)
  const texts = isChipPackage(name)
    ? [value, description].filter((text) => namesBoard(text) || moduleWords.test(text))
    : []
  const norms = texts.length > 0 ? numbers.map(normalizePartNumber).filter((norm) => norm !== '') : []
  return texts.some((text) => text.split(/[\s,;()]+/).some((word) => norms.includes(normalizePartNumber(word))))
}

const connectorDesignator = /^(?:J|JP|CN|CON|CONN)\d/i
/** The row is a pin header that belongs to the chip or module in this package, as `ESP32 pin header` is, or has the designator of a connector, where a
 * surface-mounted chip cannot be meant. */
export const isDeviceOfHeader = (name: string, { value, description, designators }: RowTexts) =>
  isChipOrModulePackage(name) &&
  ((connectorDesignator.test(designators) && findMounting(name) === 'surface') ||
    [value, description].map(normalizeText).some((text) => pinKinds.some(({ words }) => words.test(text))))
