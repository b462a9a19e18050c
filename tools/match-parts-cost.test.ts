import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { createCostCalculator } from '../gateway/src/plugins/limits/operation-cost.ts'
import { getMaxCost } from '../gateway/src/plugins/limits/use-cost.ts'
import { loadSchema } from '../gateway/src/schema/schema.ts'
import { maxMatchedParts } from '../schema/limits.ts'
import { listExamples } from '../tests/contract/guide/examples.ts'
import { root } from './env.ts'

const schema = loadSchema()
const calculateCost = createCostCalculator(schema)
const partner = { keyId: 'partner', pointsPerMinute: null }
const page = readFileSync(join(root, 'docs/partner-guide.md'), 'utf8')
const description = schema.getQueryType()?.getFields()['matchParts']?.description ?? ''

const money = '{ amount currency }'
const result = `product { partNumber stock } differences { aspect parameterKey requested offered } price {
  quantity unitPrice ${money} extendedPrice ${money} nextBreak { quantity additionalQuantity unitPrice ${money} extendedPrice ${money} }
  isOrderable orderableQuantity orderableUnitPrice ${money} orderableExtendedPrice ${money}
  availableQuantity availableUnitPrice ${money} availableExtendedPrice ${money} }`
const allFields = `query ($parts: [PartQuery!]!) { matchParts(parts: $parts) {
  index reference verdict reason matchedNumber ${result} cheaperPackaging { partNumber stock }
  smallerPackaging { partNumber stock } candidates { reason ${result} } candidateCount errors { code message path } } }`
const ofGuide = listExamples(page).find(({ name }) => name === 'MatchParts')?.query ?? ''

const calculate = (query: string, rows: number) =>
  calculateCost(parse(query), null, { parts: Array.from({ length: rows }, () => ({})) }).cost

const measure = (query: string) => {
  const base = calculate(query, 0)
  const perRow = calculate(query, 1) - base
  const countRows = (maxCost: number) => Math.min(maxMatchedParts, Math.floor((maxCost - base) / perRow))
  return { perRow, withKey: countRows(getMaxCost(partner)), withoutKey: countRows(getMaxCost(null)) }
}

const formatRows = ({ perRow, withKey, withoutKey }: ReturnType<typeof measure>) =>
  `${perRow} points a row: an operation may have ${withKey} rows with an API key and ${withoutKey} without one.`

const foldSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

it('the description of `matchParts` and the guide state the rows that fit an operation', () => {
  expect(description).toContain(formatRows(measure(ofGuide)))
  expect(description).toContain(formatRows(measure(allFields)))
  expect(foldSpaces(page)).toContain(formatRows(measure(ofGuide)))
})

it('the operation of the guide may have all rows with an API key, and 100 rows without one', () => {
  const { withKey, withoutKey } = measure(ofGuide)
  expect(withKey).toBe(maxMatchedParts)
  expect(withoutKey).toBeGreaterThanOrEqual(100)
})
