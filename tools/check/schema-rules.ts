import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql'
import { repeatsItsName } from './schema-descriptions.ts'
import { findMutationFaults } from './schema-mutations.ts'
import { findConnectionFaults } from './schema-connections.ts'
import { findStorefrontFaults } from './schema-storefront.ts'

type Kind = 'type' | 'field' | 'argument' | 'value' | 'directive'
type Part = {
  kind: Kind
  coordinate: string
  name: string
  type?: string
  description?: string | null
  deprecationReason?: string | null
}
export type Fault = [coordinate: string, sentence: string]
type FieldOf = GraphQLField<unknown, unknown>

const isOwn = (type: GraphQLNamedType) => !isIntrospectionType(type) && !isSpecifiedScalarType(type)

const listOwnTypes = (schema: GraphQLSchema) => Object.values(schema.getTypeMap()).filter(isOwn)

const listOutputFields = (schema: GraphQLSchema): [coordinate: string, field: FieldOf][] =>
  listOwnTypes(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field): [string, FieldOf] => [`${type.name}.${field.name}`, field])
      : [],
  )

type Input = Pick<Part, 'name' | 'description' | 'deprecationReason'> & { type: object }

const toPart = (kind: Kind, coordinate: string, { name, type, description, deprecationReason }: Input): Part => ({
  kind,
  coordinate,
  name,
  type: String(type),
  description,
  deprecationReason,
})

const partsOfType = (type: GraphQLNamedType): Part[] => {
  if (isEnumType(type))
    return type.getValues().map((value) => ({ ...value, kind: 'value', coordinate: `${type.name}.${value.name}` }))
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).map((field) => toPart('field', `${type.name}.${field.name}`, field))
}

const listParts = (schema: GraphQLSchema): Part[] => [
  ...listOwnTypes(schema).flatMap((type): Part[] => [
    { kind: 'type', coordinate: type.name, name: type.name, description: type.description },
    ...partsOfType(type),
  ]),
  ...listOutputFields(schema).flatMap(([coordinate, field]) => [
    toPart('field', coordinate, field),
    ...field.args.map((arg) => toPart('argument', `${coordinate}(${arg.name}:)`, arg)),
  ]),
  ...schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap(({ name, description, args }): Part[] => [
      { kind: 'directive', coordinate: `@${name}`, name, description },
      ...args.map((arg) => toPart('argument', `@${name}(${arg.name}:)`, arg)),
    ]),
]

const camelCase = /^[a-z][A-Za-z0-9]*$/
const shapes: Record<Kind, [RegExp, string]> = {
  type: [/^[A-Z][A-Za-z0-9]*$/, 'is not PascalCase'],
  field: [camelCase, 'is not camelCase'],
  argument: [camelCase, 'is not camelCase'],
  directive: [camelCase, 'is not camelCase'],
  value: [/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, 'is not UPPER_CASE'],
}

/** Measurements, not money or counts. */
const physical = ['value', 'min', 'max']
const isDay = (text: string | undefined) => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${text}T`)
}
const isDated = (reason: string) => isDay(/; goes after (\d{4}-\d\d-\d\d)\.$/.exec(reason)?.[1])

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0
const minDescriptionWords = 3

const partRules: ((part: Part) => string | false)[] = [
  ({ coordinate, description }) => {
    const words = countWords(description ?? '')
    if (words === 0) return 'has no description'
    if (words < minDescriptionWords) return `has a description of fewer than ${minDescriptionWords} words`
    return repeatsItsName(coordinate, description ?? '') && 'has a description that only repeats its name'
  },
  ({ kind, name }) => !shapes[kind][0].test(name) && shapes[kind][1],
  ({ deprecationReason: reason }) =>
    typeof reason === 'string' &&
    !isDated(reason) &&
    'is deprecated without a date: the reason must end with "; goes after 2027-05-31."',
  ({ kind, name, type }) =>
    kind !== 'type' &&
    /\bFloat\b/.test(type ?? '') &&
    !physical.includes(name) &&
    'is a Float: money is a Decimal, a count an Int',
]

const errorFaults = (schema: GraphQLSchema): Fault[] =>
  listOwnTypes(schema)
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'UserError'))
    .filter(({ name }) => !name.endsWith('Error'))
    .map(({ name }): Fault => [name, 'is a UserError whose name does not end in Error'])

const inputFaults = (schema: GraphQLSchema): Fault[] =>
  listOwnTypes(schema)
    .filter((type) => isInputObjectType(type) && !/(Input|Filter|Query|By)$/.test(type.name))
    .map(({ name }): Fault => [name, 'is an input whose name ends in none of Input, Filter, Query and By'])

/** Clients cache objects by type and id, so an id of another object would merge different rows. */
const idFaults = (schema: GraphQLSchema): Fault[] =>
  listOwnTypes(schema)
    .filter((type) => isObjectType(type) && 'id' in type.getFields())
    .filter((type) => isObjectType(type) && !type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }): Fault => [name, 'has a field `id` but is not a Node'])

/** CONTRIBUTING.md lists the rules. */
export const findSchemaFaults = (schema: GraphQLSchema): Fault[] => [
  ...listParts(schema).flatMap((part) =>
    partRules.flatMap((rule): Fault[] => {
      const sentence = rule(part)
      return sentence ? [[part.coordinate, sentence]] : []
    }),
  ),
  ...errorFaults(schema),
  ...inputFaults(schema),
  ...idFaults(schema),
  ...findMutationFaults(schema),
  ...findStorefrontFaults(schema),
  ...findConnectionFaults(listOutputFields(schema), (name) => schema.getType(name)),
]
