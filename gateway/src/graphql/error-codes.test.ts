import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { openGateway } from '../../testing/harness.ts'
import { type ErrorCode, errorCodes } from './error-codes.ts'

const root = join(import.meta.dirname, '../../..')
const readAll = (patterns: string[], exclude: string[] = []) =>
  globSync(patterns, { cwd: root, exclude })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

const library = readAll(['node_modules/graphql-yoga/cjs/**/*.js'])
const libraryCodes = [...library.matchAll(/\bcode(?:'\])?(?::| \|\|=) '([A-Z_]+)'/g)].map(([, code]) => code)

it('lists every code of the GraphQL server', () => {
  expect(libraryCodes).toContain('GRAPHQL_VALIDATION_FAILED')
  expect(libraryCodes.filter((code) => !((code ?? '') in errorCodes))).toEqual([])
})

it('lists only codes that the gateway returns', () => {
  const own = readAll(
    ['gateway/src/**/*.ts'],
    ['**/*.test.ts', '**/error-codes.ts', '**/generated/**', '**/user-errors.ts'],
  )
  expect(Object.keys(errorCodes).filter((code) => !`${own}${library}`.includes(`'${code}'`))).toEqual([])
})

const json = { 'content-type': 'application/json' }

test.for<[code: ErrorCode, status: number, body: object | string, headers?: Record<string, string>]>([
  ['BAD_REQUEST', 400, '{'],
  ['BAD_REQUEST', 200, {}],
  ['BAD_USER_INPUT', 200, { query: '{ node(id: "x") { id } }' }],
  [
    'BAD_USER_INPUT',
    406,
    { query: 'subscription { orderStatus(orderId: "x") { status } }' },
    { accept: 'application/json' },
  ],
  ['FORBIDDEN', 403, { query: '{ __typename }' }, { origin: 'https://other.example', cookie: 'token=x' }],
  ['GRAPHQL_PARSE_FAILED', 200, { query: '{' }],
  ['GRAPHQL_VALIDATION_FAILED', 200, { query: '{ unknown }' }],
  ['GRAPHQL_VALIDATION_FAILED', 400, { query: '{ unknown }' }, { accept: 'application/graphql-response+json' }],
  ['INVALID_API_KEY', 401, { query: '{ __typename }' }, { 'x-api-key': 'unknown' }],
  ['OPERATION_RESOLUTION_FAILURE', 400, { query: 'query A { __typename }', operationName: 'B' }],
  ['OPERATION_TOO_COMPLEX', 400, { query: `{ ${'__typename '.repeat(500)} }` }],
  ['PERSISTED_QUERY_HASH_MISMATCH', 400, { query: '{ __typename }', documentId: 'a'.repeat(64) }],
  ['PERSISTED_QUERY_NOT_FOUND', 200, { documentId: 'a'.repeat(64) }],
  ['REQUEST_ENTITY_TOO_LARGE', 413, { query: '{ __typename }', padding: 'x'.repeat(3_000_000) }],
])('%s has the listed status %i', async ([code, status, body, headers]) => {
  const { listen } = await openGateway()
  const response = await fetch(`${await listen()}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(response.status).toBe(status)
  expect(errorCodes[code].statuses).toContain(status)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] })
})
