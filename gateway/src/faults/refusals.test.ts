import { request as sendRaw } from 'node:http'
import { expect, it, test } from 'vitest'
import { createApiKey, parseApiKey } from '../api-keys/api-keys.ts'
import { type ErrorCode, errorCodes } from '../graphql/error-codes.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'

type Sent = { method?: string; address?: string; headers?: Record<string, string>; body?: BodyInit }
type Row = [name: string, code: ErrorCode, status: number, sent: Sent, options?: Parameters<typeof openGateway>[0]]

const json = { 'content-type': 'application/json' }
const csrf = { 'x-graphql-yoga-csrf': '1' }
const graphqlJson = { accept: 'application/graphql-response+json' }
const stream = { accept: 'text/event-stream' }
const post = (body: object | string, headers: Record<string, string> = {}): Sent => ({
  headers: { ...json, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const operation = (query: string, variables: object = {}, headers = {}) => post({ query, variables }, headers)
const form = (fields: Record<string, string>, headers: Record<string, string> = csrf): Sent => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { headers, body }
}
const get = (search: Record<string, string>, headers: Record<string, string> = csrf): Sent => ({
  method: 'GET',
  address: `?${new URLSearchParams(search)}`,
  headers,
})
const partner = createApiKey('acme')
const withKey = { apiKeys: [parseApiKey(partner.line)].filter((key) => key !== null) }

const firstPage = 'query ($first: Int) { search(first: $first) { totalCount } }'
const one = '{ __typename }'
const orderStatus = (id: string) => `subscription { orderStatus(orderId: "${id}") { status } }`

const refusals: Row[] = [
  ['a body that is no JSON', 'BAD_REQUEST', 400, post('{')],
  ['a body that is no object', 'BAD_REQUEST', 400, post('7')],
  ['an empty body', 'BAD_REQUEST', 400, post('')],
  ['a request without an operation', 'BAD_REQUEST', 200, post({})],
  ['a batch', 'BAD_REQUEST', 400, post([{ query: one }])],
  ['an unknown parameter', 'BAD_REQUEST', 400, post({ query: one, other: 1 })],
  ['an operation that is no text', 'BAD_REQUEST', 400, post({ query: 7 })],
  ['variables that are no object', 'BAD_REQUEST', 400, post({ query: one, variables: 7 })],
  ['extensions that are no object', 'BAD_REQUEST', 400, post({ query: one, extensions: 7 })],
  ['variables of a GET that are no JSON', 'BAD_REQUEST', 400, get({ query: one, variables: '{' })],
  ['another method', 'BAD_REQUEST', 405, { ...operation(one), method: 'PUT' }],
  ['a mutation by GET', 'BAD_REQUEST', 405, get({ query: 'mutation { signOut { errors { message } } }' })],
  ['a form without an operation', 'BAD_REQUEST', 400, form({})],
  ['a form whose operation is no JSON', 'BAD_REQUEST', 400, form({ operations: '{' })],
  ['a form whose map is no JSON', 'BAD_REQUEST', 400, form({ operations: JSON.stringify({ query: one }), map: '{' })],
  [
    'a form that ends early',
    'BAD_REQUEST',
    400,
    { headers: { ...csrf, 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n' },
  ],
  [
    'a body of another media type',
    'BAD_REQUEST',
    415,
    { headers: { 'content-type': 'text/plain', ...csrf }, body: one },
  ],
  ['a compressed body', 'BAD_REQUEST', 415, operation(one, {}, { 'content-encoding': 'gzip' })],
  [
    'a response of a type that no client of GraphQL accepts',
    'BAD_REQUEST',
    406,
    operation(one, {}, { accept: 'image/png' }),
  ],
  ['a text body', 'CSRF_HEADER_REQUIRED', 403, { headers: { 'content-type': 'text/plain' }, body: one }],
  ['a form of a foreign page', 'CSRF_HEADER_REQUIRED', 403, form({ operations: JSON.stringify({ query: one }) }, {})],
  ['a GET of a foreign page', 'CSRF_HEADER_REQUIRED', 403, get({ query: '{ cartLineCount }' }, {})],
  ['a variable of another type', 'BAD_USER_INPUT', 400, operation(firstPage, { first: 'x' })],
  [
    'a variable of another type, by the standard',
    'BAD_USER_INPUT',
    400,
    operation(firstPage, { first: 'x' }, graphqlJson),
  ],
  ['a fraction', 'BAD_USER_INPUT', 400, operation(firstPage, { first: 1.5 })],
  ['a missing variable', 'BAD_USER_INPUT', 400, operation('query ($id: ID!) { node(id: $id) { id } }')],
  [
    'a variable that is missing at a required argument',
    'BAD_USER_INPUT',
    200,
    operation('query ($include: Boolean = true) { __typename @include(if: $include) }', { include: null }),
  ],
  [
    'an unknown enum value',
    'BAD_USER_INPUT',
    400,
    operation('query ($by: SearchSort) { search(sort: $by) { totalCount } }', { by: 'X' }),
  ],
  [
    'an object with two choices',
    'BAD_USER_INPUT',
    400,
    operation('query ($by: ProductBy!) { product(by: $by) { id } }', { by: { slug: 'a', id: 'b' } }),
  ],
  [
    'a variable of a stream of another type',
    'BAD_USER_INPUT',
    400,
    operation('subscription ($id: ID!) { orderStatus(orderId: $id) { status } }', { id: {} }, stream),
  ],
  ['an id of a stream that is no order', 'BAD_USER_INPUT', 200, operation(orderStatus('x'), {}, stream)],
  [
    'a stream without credentials',
    'UNAUTHENTICATED',
    200,
    operation(orderStatus(toGlobalId('Order', 'PG-7K3M9-X2Q4T')), {}, stream),
  ],
  ['a stream as JSON', 'BAD_USER_INPUT', 406, operation(orderStatus('x'), {}, { accept: 'application/json' })],
  ['a malformed id', 'BAD_USER_INPUT', 200, operation('{ node(id: "x") { id } }')],
  [
    'a foreign origin with cookies',
    'FORBIDDEN',
    403,
    operation(one, {}, { origin: 'https://other.example', cookie: 'token=x' }),
  ],
  ['a syntax error', 'GRAPHQL_PARSE_FAILED', 200, operation('{')],
  ['an unknown field', 'GRAPHQL_VALIDATION_FAILED', 200, operation('{ unknown }')],
  ['a literal of another type', 'GRAPHQL_VALIDATION_FAILED', 200, operation('{ search(first: "x") { totalCount } }')],
  [
    'introspection',
    'GRAPHQL_VALIDATION_FAILED',
    200,
    operation('{ __schema { description } }'),
    { introspection: false },
  ],
  ['an unknown API key', 'INVALID_API_KEY', 401, operation(one, {}, { 'x-api-key': 'unknown' })],
  [
    'an unknown operation name',
    'OPERATION_RESOLUTION_FAILURE',
    400,
    post({ query: 'query A { __typename }', operationName: 'B' }),
  ],
  [
    'an unknown operation name of a GET',
    'OPERATION_RESOLUTION_FAILURE',
    400,
    get({ query: 'query A { __typename }', operationName: 'B' }),
  ],
  ['too long an operation', 'OPERATION_TOO_COMPLEX', 400, operation(`{ ${'__typename '.repeat(2_001)} }`)],
  [
    'too deep an operation',
    'OPERATION_TOO_COMPLEX',
    400,
    operation(`{ categories ${'{ children '.repeat(20)} { id } ${'}'.repeat(20)} }`),
  ],
  [
    'too dear an operation',
    'OPERATION_TOO_COMPLEX',
    400,
    operation('{ viewer { rfqs(first: 100) { nodes { parts { quantity } } } } }'),
  ],
  ['another hash', 'PERSISTED_QUERY_HASH_MISMATCH', 400, post({ query: one, documentId: 'a'.repeat(64) })],
  ['an unknown hash', 'PERSISTED_QUERY_NOT_FOUND', 200, post({ documentId: 'a'.repeat(64) })],
  [
    'an operation that is not trusted',
    'TRUSTED_DOCUMENTS_ONLY',
    403,
    operation(one),
    { freeForm: 'partners', ...withKey },
  ],
  [
    'an operation above the points per minute of the caller',
    'OPERATION_TOO_COMPLEX',
    400,
    operation('{ search(first: 100) { nodes { id } } }', {}, { 'x-forwarded-for': '203.0.113.9' }),
    { rateLimit: 1 },
  ],
  ['too large a body', 'REQUEST_ENTITY_TOO_LARGE', 413, operation(one, { padding: 'x'.repeat(3_000_000) })],
]

it.for(refusals)(
  '%s is refused with %s and %i',
  async ([, code, status, { method = 'POST', address = '', ...init }, options]) => {
    const { listen } = await openGateway(options)
    const response = await fetch(`${await listen()}/graphql${address}`, { method, ...init })
    const text = await response.text()
    const [, event = text] = /^data: (.+)$/m.exec(text) ?? []
    const { errors } = JSON.parse(event) as { errors: { message: string; extensions?: { code?: string } }[] }
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(errors.map(() => code))
    expect(errors[0]?.message).toMatch(/^[A-Z`"].+/)
    expect(response.status).toBe(status)
    expect(errorCodes[code].statuses).toContain(status)
  },
)

test('a request without a valid address is refused with a code', async () => {
  const { listen } = await openGateway()
  const { port } = new URL(await listen())
  const text = await new Promise<string>((resolve, reject) => {
    const sent = sendRaw({ port, path: '/graphql', headers: { host: 'a@b' } }, (response) => {
      response.setEncoding('utf8')
      response.on('data', resolve)
    })
    sent.on('error', reject).end()
  })
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})
