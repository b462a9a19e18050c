import { expect, it, test } from 'vitest'
import { loadSchema } from '../../schema/schema.ts'
import { openGateway } from '../../../testing/harness.ts'

const repeat = (times: number, piece: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => piece(n)).join(' ')
const signIn = 'signIn(input: { email: "a@example.com", password: "guess" }) { expiresAt }'

const hostile: [string, string, RegExp][] = [
  [
    'fragments in a circle',
    '{ product(by: { slug: "a" }) { ...A } } fragment A on Product { ...B } fragment B on Product { ...A }',
    /Cannot spread fragment/,
  ],
  ['5,000 fragments', `{ __typename } ${repeat(5_000, (n) => `fragment F${n} on Q {a}`)}`, /too long/],
  [
    'spreads all over',
    `{ product(by: { slug: "a" }) { ...F0 } } ${repeat(12, (n) => `fragment F${n} on Product { ${'...G '.repeat(10)} ...F${n + 1} }`)} fragment G on Product { slug } fragment F12 on Product { slug }`,
    /spreads fragments too often/,
  ],
  ['endless length', `{ ${'__typename '.repeat(2_000)} }`, /too long/],
  ['endless depth', `{ ${'a { '.repeat(400)} a ${'} '.repeat(400)} }`, /too deep/],
  [
    'depth through fragments',
    `{ a: node(id: "x") { ...F0 } } ${repeat(20, (n) => `fragment F${n} on SearchEdge { node { ...F${n + 1} } }`)}
    fragment F20 on SearchEdge { cursor }`,
    /too deep/,
  ],
  ['aliases', `{ cart { ${repeat(31, (n) => `a${n}: id`)} } }`, /too many aliases/],
  [
    'breadth at the root',
    `{ ${repeat(21, (n) => `...R${n}`)} } ${repeat(21, (n) => `fragment R${n} on Query { cartLineCount }`)}`,
    /root/,
  ],
  ['duplicate fields', `{ ${'__typename '.repeat(21)} }`, /too often/],
  ['duplicate fields in bare groups', `{ ${'... { cartLineCount } '.repeat(21)} }`, /too often/],
  ['duplicate spreads', `{ ${'...A '.repeat(21)} } fragment A on Query { __typename }`, /too often/],
  ['directives in one place', `{ __typename ${'@include(if: true) '.repeat(4)} }`, /too many directives/],
  ['directives all over', `{ ${repeat(16, (n) => `... @a @b { x${n} }`)} }`, /too many directives/],
  ['a flood of @defer', `{ cart { ${repeat(31, (n) => `... @defer { a${n % 7} }`)} } }`, /too many directives/],
  ['fragments', `{ __typename } ${repeat(100, (n) => `fragment F${n} on Q {a}`)}`, /too many fragments/],
  [
    'fields that double',
    `{ categoryBranch { path { ...F0 } } } ${repeat(11, (n) => `fragment F${n} on Category { a: ancestors { ...F${n + 1} } b: children { ...F${n + 1} } }`)}
    fragment F11 on Category { slug }`,
    /lists are nested/,
  ],
  [
    'rows upon rows',
    `{ search(first: 100) { nodes { recommendations { relatedArticles { id } } } } }`,
    /may cost \d+ points/,
  ],
  ['two sign-ins', `mutation { a: ${signIn} b: ${signIn} }`, /`signIn` may be selected once/],
]

test.for(hostile)('%s are refused with 400 before a call is made', async ([, query, sentence]) => {
  const { shop, run } = await openGateway()
  const { errors, response } = await run(query)
  expect(response.status).toBe(400)
  expect(errors).toHaveLength(1)
  expect(errors).toMatchObject([
    { message: expect.stringMatching(sentence), extensions: { code: 'OPERATION_TOO_COMPLEX' } },
  ])
  expect(shop.requests).toHaveLength(0)
})

it.each([
  [`{ ${repeat(19, (n) => `a${n}: cartLineCount`)} cart { id } cartLineCount }`, { limit: 20, value: 21 }],
  [`{ cart { ${repeat(31, (n) => `a${n}: id`)} } }`, { limit: 30 }],
  [`{ ${'a { '.repeat(14)} a ${'} '.repeat(14)} }`, { limit: 14, value: 15 }],
])('the error has the limit: %#', async (query, extensions) => {
  const { run } = await openGateway()
  expect((await run(query)).errors?.[0]?.extensions).toEqual({ code: 'OPERATION_TOO_COMPLEX', ...extensions })
})

it('fragments that double cost what they select, not how often they are spread', async () => {
  const { run } = await openGateway()
  const doubling = repeat(40, (n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`)
  const query = `{ product(by: { slug: "part-1" }) { ...F0 } } ${doubling} fragment F40 on Product { slug }`
  const { data, errors } = await run(query)
  expect(errors).toBeUndefined()
  expect(data).toEqual({ product: { slug: 'part-1' } })
})

const guess = 'guess: signIn(input: { email: "a@example.com", password: "guess" }) { expiresAt }'
test.for([
  ['under aliases', `mutation { ${guess} ${signIn} }`],
  ['in a fragment', `mutation { ${signIn} ...G } fragment G on Mutation { ${guess} }`],
  ['in bare groups', `mutation { ... { ${signIn} } ... on Mutation { ${guess} } }`],
  [
    'in nested fragments',
    `mutation { ...G ...H } fragment G on Mutation { ...I } fragment H on Mutation { ${guess} } fragment I on Mutation { ${signIn} }`,
  ],
] as const)('one sign-in per operation, also %s', async ([, query]) => {
  const { shop, run } = await openGateway()
  const { errors } = await run(query)
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COMPLEX', limit: 1 } }])
  expect(shop.requests).toHaveLength(0)
})

it('each mutation that guesses, mails or pays runs once in an operation, and no other', async () => {
  const { run } = await openGateway()
  const refused: string[] = []
  for (const name of Object.keys(loadSchema().getMutationType()?.getFields() ?? {})) {
    const { errors } = await run(`mutation { a: ${name} b: ${name} }`)
    if (errors?.[0]?.message === `\`${name}\` may be selected once in an operation.`) refused.push(name)
  }
  expect(refused.toSorted()).toEqual([
    'activateAccount',
    'capturePayPalPayment',
    'changePassword',
    'checkPasswordReset',
    'placeOrder',
    'register',
    'requestPasswordReset',
    'resendActivation',
    'resetPassword',
    'signIn',
    'solveCaptcha',
  ])
})
