import * as account from '@partgate/schema/shop-api/account.ts'
import * as cart from '@partgate/schema/shop-api/cart.ts'
import * as catalogue from '@partgate/schema/shop-api/catalogue.ts'
import * as envelope from '@partgate/schema/shop-api/envelope.ts'
import * as site from '@partgate/schema/shop-api/site.ts'
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const place = (id: string) => `#/components/schemas/${id}`
const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodObject

const plain = ({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema => schema

/** Answers as JSON Schema, each under a name so that they may refer to each other: shapes that the contract exports keep their
 * name there, others get the one they are asked for by. */
export const nameAnswers = (answers: Record<string, z.ZodType>) => {
  const registry = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries({ ...account, ...cart, ...catalogue, ...envelope, ...site })) {
    if (isShape(shape)) registry.add(shape, { id })
  }
  const refOf = (shape: z.ZodType, name: string) => {
    if (!registry.has(shape)) registry.add(shape, { id: name })
    return { $ref: place(registry.get(shape)?.id ?? name) }
  }
  const refs = Object.fromEntries(Object.entries(answers).map(([name, shape]) => [name, refOf(shape, name)]))
  const { schemas } = z.toJSONSchema(registry, { uri: place, io: 'output' })
  return { refs, schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)])) }
}

/** What a caller sends, as JSON Schema. */
export const inputSchema = (shape: z.ZodType): JsonSchema => plain(z.toJSONSchema(shape, { io: 'input' }))
