import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { findMounting } from '../query-parser/package-names.ts'
import type { MatchRow } from './row-facts.ts'

const boards =
  /\b(?:LAUNCH ?PAD|BOOSTER ?PACK|DEV ?KIT\w*|DEV(?:ELOPMENT)? ?BOARD|EVAL\w*|KIT|BOARDS?|BREAKOUT|SHIELDS?)\b|开发板|開發板/i
/** `board-to-board`, `wire to board`, `on-board`, `board lock`, `for the main board`: the place of the part. */
const place =
  /\bBOARD[- ]?(?:TO|2)[- ]?\w+|\b\w+[- ]?(?:TO|2)[- ]?BOARD\b|\bBOARD[- ](?:LOCK|MOUNT|EDGE|IN|LEVEL|SPACER|SUPPORT)\w*|\b(?:FOR|ON|OF|TO|IN)[- ](?:THE |AN? )?(?:\w+ )?BOARDS?\b/gi
/** `ESP32 DevKit V1` is a board with such a chip. */
export const namesBoard = (text: string) => boards.test(text.replaceAll(place, ' '))

const module = /(?<!\p{L}|POWER )M[OÓ]DUL(?:ES?|OS?)?(?!\p{L})|模[块塊組组]|モジュール|모듈|МОДУЛ/iu
const isChipPackage = (name: string) => findMounting(name) !== null && !name.startsWith('SIP')

type Texts = Pick<MatchRow, 'value' | 'package' | 'description'>

/** `SX1278 radio module` is a board with such a chip; `LMZ14203 power module` is the part. */
export const isChipOfModule = (name: string, { value, package: footprint, description }: Texts) =>
  isChipPackage(name) && [value, footprint, description].some((text) => module.test(text))

/** `UNO R3 Board ATmega328P`: one of the numbers is a word of a text that names a board. */
export const isChipOfBoard = (name: string, numbers: readonly string[], { value, description }: Texts) => {
  const texts = isChipPackage(name) ? [value, description].filter(namesBoard) : []
  const norms = texts.length > 0 ? numbers.map(normalizePartNumber).filter((norm) => norm !== '') : []
  return texts.some((text) => text.split(/[\s,;()]+/).some((word) => norms.includes(normalizePartNumber(word))))
}
