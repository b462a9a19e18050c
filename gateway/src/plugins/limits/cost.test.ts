import { buildSchema, Kind, parse } from 'graphql'
import { expect, it, test } from 'vitest'
import { createCostCalculator } from './operation-cost.ts'

const schema = buildSchema(`
  directive @cost(weight: Int!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  interface Named { name: String }
  type Author implements Named { name: String books: [Book!] @cost(weight: 10) @listSize(assumedSize: 3) }
  type Book implements Named { name: String author: Author tags: [String!] chapters: [Chapter!] }
  type Chapter { title: String }
  type Edge { cursor: String node: Book }
  type Page { edges: [Edge!] nodes: [Book!] total: Int }
  type Query {
    book: Book
    count: Int
    free: Book @cost(weight: 0)
    named: Named
    nodes(ids: [ID!]!): [Named] @listSize(slicingArguments: ["ids"])
    top(first: Int = 5): [Book!] @listSize(slicingArguments: ["first"])
    page(first: Int = 20, after: String): Page @listSize(slicingArguments: ["first"], sizedFields: ["edges", "nodes"])
    menu(makers: Int = 6): [Author!] @listSize(assumedSize: 2, slicingArguments: ["makers"], sizedFields: ["books"])
  }
  type Mutation { write: Book }
`)
const calculateCost = createCostCalculator(schema)

test.for<[string, string, number, Record<string, unknown>?]>([
  ['a scalar at the root', '{ count }', 10],
  ['an object', '{ book { name } }', 11],
  ['a weight of its own', '{ free { name } }', 1],
  ['an object below', '{ book { author { name } } }', 12],
  ['a mutation', 'mutation { write { name } }', 11],
  ['a list of scalars', '{ book { tags } }', 11],
  ['a list of unknown size', '{ book { chapters { title } } }', 21],
  ['a list of assumed size, fed by a call', '{ book { author { books { name } } } }', 25],
  ['rows by default', '{ top { name } }', 15],
  ['rows by number', '{ top(first: 50) { name } }', 60],
  ['rows by null', '{ top(first: null) { name } }', 20],
  ['rows by variable', 'query Q($n: Int) { top(first: $n) { name } }', 37, { n: 27 }],
  ['rows by a variable not given', 'query Q($n: Int) { top(first: $n) { name } }', 15],
  ['rows by a variable with a default', 'query Q($n: Int = 7) { top(first: $n) { name } }', 17],
  ['rows by a variable that is no number', 'query Q($n: Int) { top(first: $n) { name } }', 15, { n: 'many' }],
  ['rows below nothing', '{ top(first: -5) { name } }', 10],
  ['as many rows as ids', '{ nodes(ids: ["a", "b", "c"]) { name } }', 13],
  [
    'as many rows as ids in a variable',
    'query Q($ids: [ID!]!) { nodes(ids: $ids) { name } }',
    14,
    { ids: [1, 2, 3, 4] },
  ],
  ['edges', '{ page(first: 4) { edges { node { name } } } }', 19],
  ['nodes', '{ page(first: 4) { nodes { name } } }', 15],
  ['nothing of a page but its total', '{ page(first: 100) { total } }', 11],
  ['an argument for the lists below', '{ menu(makers: 3) { books { name } } }', 38],
  ['the same field twice', '{ book { author { name } author { name } } }', 12],
  ['the same field under aliases', '{ a: book { name } b: book { name } }', 22],
  ['a fragment', '{ book { ...B } } fragment B on Book { author { name } }', 12],
  [
    'a fragment twice, and its field beside it',
    '{ book { ...B ...B author { name } } } fragment B on Book { author { name } }',
    12,
  ],
  ['an inline fragment', '{ book { ... { author { name } } ... on Book { author { name } } } }', 12],
  [
    'the dearest of an interface’s types',
    '{ named { name ... on Book { author { name } } ... on Author { books { name } } } }',
    24,
  ],
  ['conditions, as if they were met', 'query Q($x: Boolean!) { book @include(if: $x) { name } }', 11, { x: false }],
  ['a circle, up to where it closes', '{ book { ...B } } fragment B on Book { author { name } ...B }', 12],
  ['what has no operation', 'fragment B on Book { name }', 0],
])('%s: %s costs %i', ([, query, cost, variables]) => {
  expect(calculateCost(parse(query), null, variables).cost).toBe(cost)
})

it('calculates the operation that is named', () => {
  const document = parse('query A { count } query B { a: count b: count }')
  expect([calculateCost(document, 'A').cost, calculateCost(document, 'B').cost]).toEqual([10, 20])
})

it('cannot count what grows beyond measure', () => {
  const names = Array.from(
    { length: 24 },
    (_, n) => `fragment F${n} on Book { a: author { books { ...F${n + 1} } } b: author { books { ...F${n + 1} } } }`,
  )
  const document = parse(`{ book { ...F0 } } ${names.join(' ')} fragment F24 on Book { name }`)
  expect(document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)).toHaveLength(25)
  expect(calculateCost(document).cost).toBe(Infinity)
})
