import type { NamedColumn, TableColumns } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'

const pinTableHeading =
  /(?<![\p{L}\p{N}_])(?:pin|gpio|bcm|wpi|ports?|signals?|nets?|alt\d|af\d{1,2}|ball)(?![\p{L}_]|\s(?:count|pitch|spacing|header))|引脚|管脚|端口|信号|ピン|信號|핀|(?<!\p{L})(?:пин|вывод|сигнал)(?!\p{L})/iu

const minColumnConfidence = 0.4
const minHeaderScores: Partial<Record<Meaning, number>> = {
  quantity: 0.9,
  designators: 0.95,
  manufacturer_part_number: 0.85,
  manufacturer: 0.9,
  package: 0.9,
}
/** A column whose header occurs in parts lists only, or whose meaning the buyer chose. */
const namesParts = ({ header, meaning, confidence }: NamedColumn) => {
  const minScore = minHeaderScores[meaning]
  const isNamed = minScore !== undefined && (header?.meanings[meaning] ?? 0) >= minScore
  return confidence === 1 || (isNamed && confidence >= minColumnConfidence)
}

const minPinShare = 0.4
/** The pins of a chip or a connector with their signals. */
const listsPins = ({ columns, profiles }: TableColumns) => {
  const headers = columns.filter(({ text }) => pinTableHeading.test(text))
  const named = new Set(headers.map(({ text }) => text)).size
  const hasPinNames =
    profiles.some(({ filled, share }) => filled > 2 && share('pin') >= minPinShare) ||
    // `D2` and `A0` look like designators.
    headers.some(({ at }) => (profiles[at]?.share('designators') ?? 0) >= minPinShare)
  return named > 1 || (hasPinNames && (named > 0 || columns.every(({ text }) => text === '')))
}

/** `Mass (g)`, `Volume [m^3]`. */
const unitAtEnd =
  /\p{L}.*[([]\s?(?:[kmcµun]?(?:g|m|s|V|A|W|Hz|K|Pa|N|J|L)|°?C|[mc]?m\^?[23²³]|Ω|ohms?|bar|min|h|mAh|%)\s?[)\]]$/u
const minMeasuredColumns = 3
const listsMeasurements = ({ columns }: TableColumns) => {
  const measured = columns.filter(({ text }) => unitAtEnd.test(text.trim())).length
  return measured >= minMeasuredColumns && measured > columns.length / 2
}

/** A table of pins or measurements, whose cells resemble part numbers, values and designators. */
export const isOtherTable = (table: TableColumns) =>
  !table.columns.some(namesParts) && (listsPins(table) || listsMeasurements(table))
