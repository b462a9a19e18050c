import { expect, it, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { failureData } from './envelope.ts'
import { maxInt, milligrams } from './shapes.ts'

/** No Int above the gateway: a weight that is told in grams, and a moment. */
const others = ['weight_mg', 'expire']

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where a JSON schema lets a whole number be greater than GraphQL's Int. */
const unboundedIn = (node: unknown, path: string[] = []): string[] => {
  if (!isNode(node)) return []
  const isInt = node['type'] === 'integer' && !others.includes(path.at(-1) ?? '')
  const own = isInt && !(Number(node['maximum'] ?? Infinity) <= maxInt) ? [path.join('.')] : []
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => unboundedIn(inner, [...path, key]))]
}

const jsonSchemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })
const answers = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain).map(({ method, path, data }) => [`${method} ${path}`, data] as const),
)

test.for([...answers, ['a refusal', failureData] as const])(
  'no count in the answer to %s outgrows an Int',
  ([, data]) => {
    expect(unboundedIn(jsonSchemaOf(data))).toEqual([])
  },
)

it('finds one that would', () => {
  const shape = z.object({ list: z.array(z.object({ stock: z.int().nonnegative() })) })
  expect(unboundedIn(jsonSchemaOf(shape))).toEqual(['properties.list.items.properties.stock'])
})

it('lets a weight be as many whole grams as fit', () => {
  expect(milligrams.safeParse(maxInt * 1_000).success).toBe(true)
  expect(milligrams.safeParse(maxInt * 1_000 + 1).success).toBe(false)
})
