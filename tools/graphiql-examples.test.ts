import { describe, expect, test } from 'vitest'
import {
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
  valueFromASTUntyped,
} from 'graphql'
import { goodsId, goodsSlugs } from '@partgate/demo-catalogue/goods/goods-of.ts'
import { pickStock } from '@partgate/demo-catalogue/goods/invented.ts'
import { generateParts, minParts, planCatalogue, type Part } from '@partgate/demo-catalogue/engine/plan.ts'
import { getManufacturer } from '@partgate/demo-catalogue/loading/rows.ts'
import { demoAccount } from '@partgate/demo-catalogue/sample/demo-account.ts'
import { allSeries } from '@partgate/demo-catalogue/series/all.ts'
import { tabs } from '../gateway/src/graphiql/examples.ts'
import { toGlobalId } from '../gateway/src/graphql/ids.ts'
import { loadSchema } from '../gateway/src/schema/schema.ts'

const schema = loadSchema()

const getOperation = (text: string): OperationDefinitionNode => {
  const operation = getOperationAST(parse(text))
  if (!operation) throw new Error(`an example without one operation: ${text}`)
  return operation
}

const readDefaults = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    (getOperation(text).variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )

const named = tabs.map(({ query, variables }) => [getOperation(query).name?.value ?? '', query, variables] as const)

test.for(named)('the example %s fits the schema, with its variables', ([, query, variables]) => {
  expect(validate(schema, parse(query))).toEqual([])
  const given = variables === undefined ? {} : JSON.parse(variables)
  expect(getVariableValues(schema, getOperation(query).variableDefinitions ?? [], given).errors).toBeUndefined()
})

describe.each([
  ['smallest', minParts(allSeries)],
  ['default', 100_000],
])('the %s demo catalog', (_, total) => {
  const wanted = ['NE555P', 'RC0402FR-0710KL', 'RC0402FR-0719KL']
  const parts: Part[] = []
  for (const part of generateParts(planCatalogue(allSeries, total, 1)))
    if (wanted.includes(part.facts.mpn)) parts.push(part)
  const goods = parts.flatMap((part) =>
    goodsSlugs(getManufacturer(part), part.facts.mpn, part.facts.packings).map((slug, slot) => {
      const id = goodsId(part.id, slot)
      const packing = part.facts.packings[slot]
      return { id, slug, packing, stock: packing ? pickStock(1, id, packing, part.facts.price, part.isPinned) : 0 }
    }),
  )
  const defaults = tabs.map(({ query }) => readDefaults(query))

  test('has the product of every example', () => {
    const slugs = defaults.flatMap(({ slug }) => slug ?? [])
    expect(slugs.length).toBeGreaterThan(1)
    for (const slug of slugs) expect(goods.map((each) => each.slug)).toContain(slug)
  })

  test('can deliver what the examples put into the cart', () => {
    const ids = defaults.flatMap(({ productId }) => (typeof productId === 'string' ? [productId] : []))
    expect(ids).toHaveLength(1)
    for (const productId of ids) {
      const found = goods.find(({ id }) => toGlobalId('Product', id) === productId)
      expect(found?.packing).toMatchObject({ minimum: 1, multiple: 1 })
      expect(found?.stock).toBeGreaterThanOrEqual(100)
    }
  })

  test('has the parts of the parts list, except the one with the typing error', () => {
    const rows = defaults.flatMap(({ parts: list }) => (Array.isArray(list) ? list : []))
    const numbers = rows.flatMap(({ partNumbers = [] }: { partNumbers?: string | string[] }) => partNumbers)
    expect(numbers).toEqual(['RC0402FR-0710KL', 'RC0402FR-0719KL', 'NE555P-ND', 'ne555p'])
    expect(new Set(parts.map(({ facts }) => facts.mpn))).toEqual(new Set(['RC0402FR-0710KL', 'NE555P']))
  })
})

test('the sign-in example has the demo account', () => {
  const signIn = tabs.find(({ query }) => query.includes('mutation SignIn'))
  expect(readDefaults(signIn?.query ?? '')).toEqual(demoAccount)
})
