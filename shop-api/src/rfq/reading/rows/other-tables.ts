import type { NamedColumn, TableColumns } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'

const pinTableHeading =
  /(?<![\p{L}\p{N}])(?:(?:pin|gpio|bcm|wpi|ports?|signals?|nets?|alt\d|af\d{1,2}|ball)(?!\p{L}|_(?!name|no|num|id)|\s(?:count|pitch|spacing|header))|(?:in|out)put\d|i\/?o[\s_]?standard|vref\sgroup)|^pads?$|引脚|管脚|端口|信号|ピン|信號|핀|(?<!\p{L})(?:пин|вывод|сигнал)(?!\p{L})/iu
const numberedPins = /(?<!\p{L})(?:gpio|bcm|wpi)(?!\p{L})/iu

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

const minDesignators = 0.6
/** Each row is a part on the board, which may also have an address or a pin. */
const listsPlacedParts = ({ columns }: TableColumns) =>
  columns.some(
    ({ meaning, confidence, header }) =>
      meaning === 'designators' &&
      confidence >= minDesignators &&
      (header?.meanings.designators ?? 0) >= minDesignators,
  )

const [minPinShare, minSurePinShare, minNumberShare] = [0.4, 0.8, 0.9]
/** The pins of a chip or a connector with their signals. */
const listsPins = (table: TableColumns) => {
  const { columns, profiles } = table
  const headers = columns.filter(({ text }) => pinTableHeading.test(text))
  const named = new Set(headers.map(({ text }) => text)).size
  const holdPins = (minShare: number) => profiles.some(({ filled, share }) => filled > 2 && share('pin') >= minShare)
  const hasPinNames =
    holdPins(minPinShare) ||
    // `D2` and `A0` look like designators.
    headers.some(
      ({ at, text }) =>
        (profiles[at]?.share('designators') ?? 0) >= minPinShare ||
        (numberedPins.test(text) && (profiles[at]?.share('number') ?? 0) >= minNumberShare),
    )
  return (
    named > 1 ||
    (holdPins(minSurePinShare) && !listsPlacedParts(table)) ||
    (hasPinNames && (named > 0 || columns.every(({ text }) => text === '')))
  )
}

const registerHeading =
  /^(?:(?:modbus|start|base)[\s_]?)?(?:reg(?:ister)?|addr(?:ess)?|offset)(?:[\s_]?(?:no|number|#))?\.?$/i
const minAddressShare = 0.8
/** Registers, memory or devices with their addresses. */
const listsAddresses = (table: TableColumns) =>
  !listsPlacedParts(table) &&
  (table.profiles.some(({ filled, share }) => filled > 2 && share('address') >= minAddressShare) ||
    table.columns.some(
      ({ at, text }) =>
        registerHeading.test(text.trim()) && (table.profiles[at]?.share('number') ?? 0) >= minNumberShare,
    ))

const contactHeading =
  /^(?:street|stra(?:ß|ss)e|rue|calle|via|улица|zip|zip[\s-]?code|post(?:al)?[\s-]?code|plz|cap|cp|индекс|city|town|ort|stadt|ville|ciudad|citt[àa]|город|phone|telephone|telefon|tel\.?|téléphone|teléfono|телефон|e-?mail|地址|城市|邮编|电话|住所|電話|郵便番号)(?:\s?(?:no|number|nr)\.?)?$/iu
const minContactColumns = 2
const listsContacts = ({ columns }: TableColumns) =>
  columns.filter(({ text }) => contactHeading.test(text.trim())).length >= minContactColumns

/** `Mass (g)`, `Volume [m^3]`. */
const unitAtEnd =
  /\p{L}.*[([]\s?(?:[kmcµun]?(?:g|m|s|V|A|W|Hz|K|Pa|N|J|L)|°?C|[mc]?m\^?[23²³]|Ω|ohms?|bar|min|h|mAh|%)\s?[)\]]$/u
const minMeasuredColumns = 3
const listsMeasurements = ({ columns }: TableColumns) => {
  const measured = columns.filter(({ text }) => unitAtEnd.test(text.trim())).length
  return measured >= minMeasuredColumns && measured > columns.length / 2
}

const timeHeading =
  /^(?:t|time|date|datetime|timestamp|sample|zeit|datum|uhrzeit|heure|temps|fecha|hora|время|дата|时间|日期|時刻|日時)(?:[\s_]?[([]?(?:s|ms|us|µs|utc)[)\]]?)?$/iu
/** Times, or in the first column decimals that rise in every row, beside nothing but numbers. */
const listsSamples = ({ columns, profiles }: TableColumns) => {
  const filled = columns.filter(({ at }) => (profiles[at]?.filled ?? 0) > 0)
  const isTime = ({ at, text }: NamedColumn) =>
    timeHeading.test(text.trim()) || (at === filled[0]?.at && profiles[at]?.isSeries === true && !profiles[at].isIndex)
  return (
    filled.length > 1 &&
    filled.some(isTime) &&
    filled.every((column) => isTime(column) || (profiles[column.at]?.share('number') ?? 0) >= minNumberShare)
  )
}

const others = [listsPins, listsAddresses, listsContacts, listsMeasurements, listsSamples]
/** A table of pins, addresses or measurements, whose cells resemble part numbers, values and designators. */
export const isOtherTable = (table: TableColumns) =>
  !table.columns.some(namesParts) && others.some((lists) => lists(table))
