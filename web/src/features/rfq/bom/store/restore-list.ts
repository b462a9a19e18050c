import { maxBoards } from '@partgate/schema/limits.ts'
import { isRecord } from '@partgate/schema/json.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { newLine, newListKey } from '../new-lines.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const kinds: readonly BomLine['kind'][] = ['PART', 'ALTERNATE', 'NOT_FITTED', 'TOTAL', 'TITLE', 'NOTE']
const states: readonly BomLine['quantityStatus'][] = ['READ', 'DESIGNATORS', 'UNSURE', 'MISSING']

const texts = [
  'lineId',
  'partNumber',
  'manufacturer',
  'quantity',
  'designators',
  'value',
  'package',
  'description',
  'targetPrice',
  'dateCode',
  'note',
  'customerPartNumber',
] as const satisfies readonly (keyof BomLine)[]

/** Lists of an earlier version have the numbers of the buyer's own company among the others, and links must not show these. */
const restoreNumbers = ({ otherNumbers, internalNumbers }: Record<string, unknown>) => {
  const others = isTexts(otherNumbers) ? otherNumbers : []
  return isTexts(internalNumbers)
    ? { otherNumbers: others, internalNumbers }
    : { otherNumbers: [], internalNumbers: others }
}

/** Lines of an earlier version have the latest key only. */
const restoreTakenKeys = ({ takenKeys, takenKey }: Record<string, unknown>) => {
  if (isTexts(takenKeys)) return takenKeys
  return isText(takenKey) && takenKey !== '' ? [takenKey] : []
}

const restoreLine = (stored: unknown): BomLine[] => {
  if (!isRecord(stored) || !texts.every((name) => isText(stored[name]))) return []
  const kind = kinds.find((each) => each === stored['kind'])
  const quantityStatus = states.find((each) => each === stored['quantityStatus'])
  if (!kind || !quantityStatus) return []
  return [
    newLine({
      ...Object.fromEntries(texts.map((name) => [name, stored[name]])),
      kind,
      quantityStatus,
      ...restoreNumbers(stored),
      cells: isTexts(stored['cells']) ? stored['cells'] : [],
      productId: isText(stored['productId']) ? stored['productId'] : null,
      isSelected: stored['isSelected'] === true,
      takenKeys: restoreTakenKeys(stored),
      isEdited: stored['isEdited'] === true,
    }),
  ]
}

export const maxAttritionPercent = 100

const restoreNumber = (stored: unknown, min: number, max: number) =>
  typeof stored === 'number' && stored >= min && stored <= max ? stored : min

/** Null for a value that is no list, such as one of another version of the page. */
export const restoreList = (stored: unknown): BomList | null => {
  if (!isRecord(stored) || !Array.isArray(stored['lines'])) return null
  const lines = stored['lines'].flatMap(restoreLine)
  if (lines.length === 0) return null
  const { listKey, name, fileName, layout, header } = stored
  return {
    listKey: isText(listKey) ? listKey : newListKey(),
    name: isText(name) ? name : '',
    fileName: isText(fileName) ? fileName : '',
    layout: isText(layout) ? layout : '',
    header: isTexts(header) ? header : [],
    boards: Math.floor(restoreNumber(stored['boards'], 1, maxBoards)),
    attritionPercent: restoreNumber(stored['attritionPercent'], 0, maxAttritionPercent),
    lines,
  }
}
