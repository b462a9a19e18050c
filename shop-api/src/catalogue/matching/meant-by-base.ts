import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { hasOtherDigits } from '../part-numbers/similar-numbers.ts'
import { isChipOfBoard, isChipOfModule, isDeviceOfHeader } from './boards.ts'
import type { Neighbor } from './match-store.ts'
import type { RowFacts } from './row-facts.ts'
import type { ValueBook } from './value-query.ts'

const maxRounding = 0.02
/** `LM4040 5V` and LM4040B41, which has 4.096 V. */
const hasOtherVoltage = ({ value, attribute }: Neighbor, { row }: RowFacts, book: ValueBook) => {
  const [, stated] = /(?:^|[\s_-])(\d+(?:[.,]\d+)?)\s?V\s*$/i.exec(row.value) ?? []
  if (stated === undefined || value === null || attribute !== book.attributeIds.get('output_voltage')) return false
  const volts = Number(stated.replace(',', '.'))
  return Math.abs(value - volts) > volts * maxRounding
}

/** False for a part that has the base number of the row, but not its further digits, its voltage or its construction. */
export const isMeantByBase = (part: Neighbor, facts: RowFacts, book: ValueBook) => {
  const end = normalizePartNumber(part.mpn).slice(part.norm.length)
  const isOtherOption = facts.row.partNumbers
    .map(normalizePartNumber)
    .some((number) => number.startsWith(part.norm) && hasOtherDigits(number.slice(part.norm.length), end))
  const { row } = facts
  const isOfOther =
    isChipOfModule(part.package, row) ||
    isChipOfBoard(part.package, [part.norm, ...row.partNumbers], row) ||
    isDeviceOfHeader(part.package, row)
  return !isOtherOption && !isOfOther && !hasOtherVoltage(part, facts, book)
}
