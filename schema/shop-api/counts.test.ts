import { expect, it, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { failureData } from './envelope.ts'
import { maxInt, milligrams } from './shapes.ts'

/** Not an Int in GraphQL: a weight, which the gateway returns in grams, and a time. */
const exceptions = ['weight_mg', 'expire']

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where a JSON schema lets a whole number be greater than GraphQL's Int. */
const findUnboundedCounts = (node: unknown, path: string[] = []): string[] => {
  if (!isNode(node)) return []
  const isInt = node['type'] === 'integer' && !exceptions.includes(path.at(-1) ?? '')
  const own = isInt && !(Number(node['maximum'] ?? Infinity) <= maxInt) ? [path.join('.')] : []
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => findUnboundedCounts(inner, [...path, key]))]
}

const toJsonSchema = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })
const responses = Object.values(contract).flatMap((domain) =>
  Object.values<Endpoint>(domain).map(({ method, path, data }) => [`${method} ${path}`, data] as const),
)

test.for([...responses, ['a refusal', failureData] as const])(
  'every count in the response of %s fits a GraphQL Int',
  ([, data]) => {
    expect(findUnboundedCounts(toJsonSchema(data))).toEqual([])
  },
)

it('finds a count without a maximum', () => {
  const shape = z.object({ list: z.array(z.object({ stock: z.int().nonnegative() })) })
  expect(findUnboundedCounts(toJsonSchema(shape))).toEqual(['properties.list.items.properties.stock'])
})

it('accepts a weight up to the maximum of an Int in grams', () => {
  expect(milligrams.safeParse(maxInt * 1_000).success).toBe(true)
  expect(milligrams.safeParse(maxInt * 1_000 + 1).success).toBe(false)
})
