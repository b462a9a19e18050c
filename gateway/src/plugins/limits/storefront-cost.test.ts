import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, Kind, parse, visit } from 'graphql'
import { expect, it, test } from 'vitest'
import { loadSchema } from '../../schema/schema.ts'
import { openGateway } from '../../../testing/harness.ts'
import { getMaxCost, maxRequests } from './use-cost.ts'
import { createCostCalculator } from './operation-cost.ts'

const root = join(import.meta.dirname, '../../../..')
const files = globSync('web/src/**/*.graphql', { cwd: root })
const document = concatAST(files.map((file) => parse(readFileSync(join(root, file), 'utf8'))))
const names = document.definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
)
const calculateCost = createCostCalculator(loadSchema())

it('the storefront has operations', () => {
  expect(names.length).toBeGreaterThan(20)
})

test.for(names)('the storefront’s %s costs less than half of what strangers may spend', (name) => {
  const { cost, requests } = calculateCost(document, name)
  expect(cost).toBeGreaterThanOrEqual(10)
  expect(cost).toBeLessThan(getMaxCost(null) / 2)
  expect(requests).toBeLessThan(maxRequests / 2)
})

test('a look-up of 50 numbers costs less than a stranger may spend on one operation', () => {
  const parts = Array.from({ length: 50 }, () => ({ partNumbers: 'PART-1' }))
  expect(calculateCost(document, 'NumberLookup', { parts }).cost).toBeLessThan(getMaxCost(null))
})

test.for(['HomePage', 'ProductPage', 'SearchPage', 'CartPage'])('no limit refuses %s', async (name) => {
  const needed = new Set<string>()
  const need = (fragment: string) => {
    if (needed.has(fragment)) return
    needed.add(fragment)
    const definition = document.definitions.find((each) => 'name' in each && each.name?.value === fragment)
    if (definition) visit(definition, { FragmentSpread: (spread) => need(spread.name.value) })
  }
  need(name)
  const query = document.definitions
    .filter((each) => 'name' in each && needed.has(each.name?.value ?? ''))
    .map(({ loc }) => loc?.source.body.slice(loc.start, loc.end))
    .join('\n')
  const { run } = await openGateway({ introspection: false })
  const variables = { slug: 'part-1', category: 'passives', isCategoryPage: true, detectFilters: true }
  expect((await run(query, { variables })).errors).toBeUndefined()
})
