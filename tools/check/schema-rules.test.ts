import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { root } from '../env.ts'
import { findSchemaFaults } from './schema-rules.ts'

const text = readFileSync(join(root, 'schema/schema.graphql'), 'utf8')
const faultsIn = (sdl: string) => findSchemaFaults(buildSchema(sdl)).map((fault) => fault.join(' '))

const describeAs = (text: string) => `"""${text}"""\n`
const described = describeAs('Planted in the schema.')
const plant = (sdl: string) => (schema: string) => `${schema}\n${sdl}`
const swap = (old: string | RegExp, now: string) => (schema: string) => schema.replace(old, now)
const mutation =
  (field: string, types = '') =>
  (schema: string) =>
    `${schema.replace('type Mutation {', `type Mutation {\n${described}${field}`)}\n${types}`

const errors = `${described}errors: [UserError!]!`
const payload = (name: string, fields = errors) => `${described}type ${name} { ${fields} }`
const input = (name: string) => `${described}input ${name} { ${described} a: Int }`
const takes = (name: string, type: string) => `(${described} ${name}: ${type})`

const plants: [name: string, change: (schema: string) => string, problems: string[]][] = [
  ['a type without a description', plant(`type A { ${described} a: Int }`), ['A has no description']],
  ['a field in silence', plant(`${described} type A { a: Int }`), ['A.a has no description']],
  [
    'descriptions of one and two words',
    plant(`${describeAs('Hint.')} enum A { ${describeAs('The hint.')} B ${describeAs('Hint for buyers.')} C }`),
    ['A has a description of fewer than 3 words', 'A.B has a description of fewer than 3 words'],
  ],
  [
    'descriptions that only repeat the name',
    plant(
      `${describeAs('One manufacturer in a list.')} type ManufacturerEntry { ${describeAs('The name of the manufacturer.')} manufacturerName: String ${describeAs('Name of the manufacturer, not translated.')} name: String }`,
    ),
    [
      'ManufacturerEntry has a description that only repeats its name',
      'ManufacturerEntry.manufacturerName has a description that only repeats its name',
    ],
  ],
  ['an empty description', plant(`${described} type A { """ """ a: Int }`), ['A.a has no description']],
  [
    'an input field without a description',
    plant(`${described} input AInput { a: Int }`),
    ['AInput.a has no description'],
  ],
  ['an enum value without a description', plant(`${described} enum A { B }`), ['A.B has no description']],
  [
    'an argument without a description',
    plant(`${described} type A { ${described} a(b: Int): Int }`),
    ['A.a(b:) has no description'],
  ],
  [
    'a directive without a description',
    plant('directive @a(b: Int) on FIELD'),
    ['@a has no description', '@a(b:) has no description'],
  ],
  ['a type in lower case', plant(`${described} scalar a_b`), ['a_b is not PascalCase']],
  ['a field with an underscore', plant(`${described} type A { ${described} a_b: Int }`), ['A.a_b is not camelCase']],
  [
    'an argument with a capital',
    swap('by: ProductBy!\n  ): Product', 'By: ProductBy!\n  ): Product'),
    ['Query.product(By:) is not camelCase'],
  ],
  ['an enum value in lower case', plant(`${described} enum A { ${described} bC }`), ['A.bC is not UPPER_CASE']],
  [
    'an input with another ending',
    plant(input('Needs')),
    ['Needs is an input whose name ends in none of Input, Filter, Query and By'],
  ],
  [
    'an error with another ending',
    swap('type ValidationError implements', 'type Invalid implements'),
    ['Invalid is a UserError whose name does not end in Error'],
  ],
  [
    'money as a Float',
    swap('amount: Decimal!', 'amount: Float!'),
    ['Money.amount is a Float: money is a Decimal, a count an Int'],
  ],
  ...['Use `b`.', 'Use `b`; goes after soon.', 'Use `b`; goes after 2027-02-30.', 'Goes after 2027-05-31', ''].map(
    (reason): [string, (schema: string) => string, string[]] => [
      `a deprecation because "${reason}"`,
      swap('stock: Int!', `stock: Int! @deprecated(reason: "${reason}")`),
      ['Product.stock is deprecated without a date: the reason must end with "; goes after 2027-05-31."'],
    ],
  ),
  [
    'a deprecation with a date',
    swap('stock: Int!', 'stock: Int! @deprecated(reason: "Use `b`; goes after 2027-05-31.")'),
    [],
  ],
  [
    'a correct mutation',
    mutation(`tidy${takes('input', 'TidyInput!')}: TidyPayload`, input('TidyInput') + payload('TidyPayload')),
    [],
  ],
  [
    'a mutation with separate arguments',
    mutation(`tidy${takes('a', 'Int')}: TidyPayload`, payload('TidyPayload')),
    ['Mutation.tidy must take exactly one required argument `input`'],
  ],
  [
    'a mutation with an optional input',
    mutation(`tidy${takes('input', 'TidyInput')}: TidyPayload`, input('TidyInput') + payload('TidyPayload')),
    ['Mutation.tidy must take exactly one required argument `input`'],
  ],
  [
    'a mutation that shares the input of another',
    mutation(`tidy${takes('input', 'SignInInput!')}: TidyPayload`, payload('TidyPayload')),
    ['Mutation.tidy must take its own TidyInput, not SignInInput'],
  ],
  [
    'a mutation that shares the payload of another',
    mutation('tidy: SignOutPayload'),
    ['Mutation.tidy must return its own TidyPayload, not SignOutPayload'],
  ],
  [
    'a mutation with an input of another name',
    mutation(`tidy${takes('input', 'CleanInput!')}: TidyPayload`, input('CleanInput') + payload('TidyPayload')),
    ['Mutation.tidy must take its own TidyInput, not CleanInput'],
  ],
  [
    'a mutation that returns an object',
    mutation('tidy: Viewer'),
    ['Mutation.tidy must return its own TidyPayload, not Viewer', 'Mutation.tidy returns no `errors: [UserError!]!`'],
  ],
  [
    'a mutation without errors',
    mutation('tidy: TidyPayload', payload('TidyPayload', `${described} a: Int`)),
    ['Mutation.tidy returns no `errors: [UserError!]!`'],
  ],
  [
    'a mutation with a non-null payload',
    mutation('tidy: TidyPayload!', payload('TidyPayload')),
    ['Mutation.tidy returns a non-null payload, although the shop may fail'],
  ],
  [
    'a connection without a count',
    swap(/(?<="Number of requests in the whole list."""\n {2})totalCount/, 'total'),
    ['RfqConnection has no `totalCount: Int!`'],
  ],
  [
    'an edge without a cursor',
    swap(/cursor: String!(?=\n.*\n {2}node: Rfq!)/, 'at: String!'),
    ['RfqEdge has no `cursor: String!`'],
  ],
  [
    'a connection of nullable nodes',
    swap('nodes: [Rfq!]!', 'nodes: [Rfq]!'),
    ['RfqConnection has no `nodes: [Rfq!]!`'],
  ],
  [
    'a connection without pagination',
    swap(/(orders|homeSection)\([^)]*\): (Order|Product)Connection/, 'orders: OrderConnection'),
    ['Query.orders is a connection without `first: Int = …`', 'Query.orders is a connection without `after: String`'],
  ],
  [
    'a list without a maximum',
    swap('"""Number of manufacturers in each section, 1 to 100."""', '"""Number of manufacturers."""'),
    [
      'Query.productMenu(manufacturersPerSection:) has a description that only repeats its name',
      'Query.productMenu(manufacturersPerSection:) does not say its maximum: "1 to 100"',
    ],
  ],
  [
    'a type that only storefronts need, unmarked',
    swap('type Banner @storefront', 'type Banner'),
    ['Banner is not marked @storefront, but only fields with @storefront lead to it'],
  ],
  [
    'a type that partners need, marked',
    swap('type PriceBreak', 'type PriceBreak @storefront'),
    ['PriceBreak is marked @storefront, but fields without @storefront lead to it'],
  ],
  [
    'an id of another object',
    swap(/(type ManufacturerFacet \{[^}]*?)manufacturerId: ID!/, '$1id: ID!'),
    ['ManufacturerFacet has a field `id` but is not a Node'],
  ],
  [
    'a page without a maximum',
    swap(/"""Number of rows, 1 to 100\."""(?=\n {4}first: Int = 20\n {2}\): \[Product)/, '"""Number of rows."""'),
    [
      'Query.featuredProducts(first:) has a description that only repeats its name',
      'Query.featuredProducts(first:) does not say its maximum: "1 to 100"',
    ],
  ],
]

it('the schema follows the schema rules', () => {
  expect(faultsIn(text)).toEqual([])
})

it.each(plants)('the rules find the faults of %s', (_, change, problems) => {
  const changed = change(text)
  expect(changed).not.toBe(text)
  expect(faultsIn(changed)).toEqual(problems)
})
