import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType, Kind, parse, print } from 'graphql'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { openGateway } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { Refusal } from '../../testing/refusal.ts'
import { loadSchema } from '../schema/schema.ts'

type Shape = { properties?: Record<string, Shape>; items?: Shape }

/** `lines.0.goods_id` and the like, for each field below the shape. */
const listFields = ({ properties = {}, items }: Shape): string[] => [
  ...Object.entries(properties).flatMap(([name, below]) => [
    name,
    ...listFields(below).map((field) => `${name}.${field}`),
  ]),
  ...(items ? ['0', ...listFields(items).map((field) => `0.${field}`)] : []),
]

const listWireFields = ({ params, body }: Endpoint) =>
  [params, body].flatMap((shape) => listFields(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape))

/** The mutation with the paths of its errors as its only selection. */
const selectPaths = (operation: string) => {
  const document = parse(operation)
  const [definition] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  const [field] = definition.selectionSet.selections
  if (field?.kind !== Kind.FIELD) throw new Error('no field')
  const [errors] = parse('{ errors { path } }').definitions
  if (errors?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no selection')
  const selected = { ...field, selectionSet: errors.selectionSet }
  return {
    name: field.name.value,
    query: print({ ...definition, selectionSet: { kind: Kind.SELECTION_SET, selections: [selected] } }),
  }
}

const mutationFields = loadSchema().getMutationType()?.getFields() ?? {}

const isIn = (type: GraphQLInputType, [step, ...rest]: readonly string[]): boolean => {
  if (isNonNullType(type)) return isIn(type.ofType, step === undefined ? [] : [step, ...rest])
  if (step === undefined) return true
  if (isListType(type)) return /^\d+$/.test(step) && isIn(type.ofType, rest)
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined
  return field !== undefined && isIn(field.type, rest)
}

const hasInput = (name: string, [argument, ...steps]: readonly string[]) => {
  const type = mutationFields[name]?.args.find((each) => each.name === argument)?.type
  return type !== undefined && isIn(type, steps)
}

it.for(
  [...operations]
    .filter(([, operation]) => operation.startsWith('mutation') && operation.includes('(input:'))
    .map(([endpoint, operation]) => ({ endpoint, ...selectPaths(operation) })),
)('each field of the shop that $name can be refused for is a field of its input', async ({ endpoint, name, query }) => {
  const { shop, run } = await openGateway()
  const fields = listWireFields(endpoint).map((field) => ({ field, message: field }))
  expect(fields).not.toEqual([])
  shop.respond(endpoint, () => new Refusal(codes.invalidRequest, 'No.', { fields }))
  const { data, errors } = await run(query, { headers: { authorization: 'Bearer abc' } })
  expect(errors).toBeUndefined()
  const payload = data[name] as { errors: { path: string[] }[] }
  const paths = payload.errors.map(({ path }, index) => [fields[index]?.field, path] as const)
  expect(paths).toHaveLength(fields.length)
  expect(paths.filter(([, path]) => !hasInput(name, path))).toEqual([])
})
