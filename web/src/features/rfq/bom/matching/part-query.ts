import { maxLongTextChars, maxPartNumberChars, maxRowNumbers, maxShortTextChars } from '@partgate/schema/limits.ts'
import type { PartQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { countNeeded } from '../plan-line.ts'

const cut = (text: string, max: number) => text.trim().slice(0, max) || undefined

const toNumbers = (numbers: readonly string[]) =>
  [...new Set(numbers.map((number) => number.trim()))]
    .filter((number) => number !== '' && number.length <= maxPartNumberChars)
    .slice(0, maxRowNumbers)

/** Null for a line in which there is nothing to match. */
export const toPartQuery = (line: BomLine, run: Pick<BomList, 'boards' | 'attritionPercent'>): PartQuery | null => {
  const partNumbers = toNumbers([line.partNumber, ...line.otherNumbers])
  const internalPartNumbers = toNumbers(line.internalNumbers)
  const query = {
    partNumbers,
    internalPartNumbers,
    manufacturer: cut(line.manufacturer, maxShortTextChars),
    value: cut(line.value, maxShortTextChars),
    package: cut(line.package, maxShortTextChars),
    description: cut(line.description, maxLongTextChars),
    designators: cut(line.designators, maxLongTextChars),
  }
  if ([...partNumbers, ...internalPartNumbers].length === 0 && !query.value && !query.description) return null
  return { ...query, quantity: countNeeded(line, run) ?? undefined }
}

/** Equal for lines with the same query, apart from the quantity, and the same chosen product. */
export const toQueryKey = (query: PartQuery, { productId }: Pick<BomLine, 'productId'>) =>
  JSON.stringify([{ ...query, quantity: undefined }, productId])
