import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, it } from 'vitest'
import { nodeTypes } from './ids.ts'
import { loadSchema } from './schema.ts'

const schema = loadSchema()
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)
const outputs = types.filter((type) => isObjectType(type) || isInterfaceType(type))

type Described = { name: string; description?: string | null }

const describedParts = (): [string, Described][] =>
  types.flatMap((type): [string, Described][] => {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : []
    const values = isEnumType(type) ? type.getValues() : []
    const args = fields.flatMap((field) => field.args.map((arg) => [`${type.name}.${field.name}`, arg] as const))
    return [
      ['', type],
      ...[...fields, ...inputs, ...values].map((part): [string, Described] => [type.name, part]),
      ...args.map(([owner, arg]): [string, Described] => [owner, arg]),
    ]
  })

it('describes everything it has', () => {
  const silent = describedParts().filter(([, { description }]) => !description?.trim())
  expect(silent.map(([owner, { name }]) => `${owner}.${name}`)).toEqual([])
})

it('shows nothing of the REST API’s envelope and spelling', () => {
  const fields = outputs.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`))
  expect(fields.filter((name) => /_|\.(data|sequence)$/.test(name))).toEqual([])
  expect(fields.filter((name) => name.endsWith('.message')).filter((name) => !name.includes('Error.'))).toEqual([
    'MessagePayload.message',
  ])
  expect(fields.filter((name) => name.endsWith('.code'))).toEqual(['Language.code', 'Country.code'])
})

it('has a resolver for every query and mutation', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  expect(roots.filter(({ resolve }) => !resolve).map(({ name }) => name)).toEqual([])
})

it('has a global id for every Node', () => {
  const nodes = outputs.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  expect(nodes.map(({ name }) => name).toSorted()).toEqual(nodeTypes.toSorted())
})

it('lets a mutation answer null where the shop fails, and always list its errors', () => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(field.type)
    expect(isNonNullType(field.type)).toBe(false)
    expect(isObjectType(payload) && payload.getFields()['errors']?.type.toString()).toBe('[UserError!]!')
  }
})
