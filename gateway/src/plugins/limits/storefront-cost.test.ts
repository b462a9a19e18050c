import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concatAST, Kind, parse, visit } from 'graphql'
import { expect, it, test } from 'vitest'
import { toGlobalId } from '../../graphql/ids.ts'
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

const productIds = (count: number) => Array.from({ length: count }, (_, at) => toGlobalId('Product', at + 1))
/** The largest variables that the storefront sends. */
const largest = {
  BomChosenProducts: { ids: productIds(100) },
  BomMatches: { parts: Array.from({ length: 160 }, () => ({})) },
  ImportPackagings: { ids: productIds(20) },
  NumberLookup: { parts: Array.from({ length: 50 }, () => ({})) },
  RelatedSeries: { first: 7 },
}
const unlimited = new Proxy({}, { get: () => 1_000 })
const isSized = (name: string) => calculateCost(document, name, unlimited).cost > calculateCost(document, name).cost

it('knows the largest variables of each operation whose rows they number', () => {
  expect(names.filter(isSized).toSorted()).toEqual(Object.keys(largest))
})

test.for(names.filter((name) => !isSized(name)))(
  'the storefront’s %s costs less than half of what strangers may spend',
  (name) => {
    const { cost, requests } = calculateCost(document, name)
    expect(cost).toBeGreaterThanOrEqual(10)
    expect(cost).toBeLessThan(getMaxCost(null) / 2)
    expect(requests).toBeLessThan(maxRequests / 2)
  },
)

test.for(Object.entries(largest))(
  'the storefront’s %s with its largest variables costs less than strangers may spend',
  ([name, variables]) => {
    const { cost, requests } = calculateCost(document, name, variables)
    expect(cost).toBeLessThan(getMaxCost(null))
    expect(requests).toBeLessThan(maxRequests / 2)
  },
)

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
