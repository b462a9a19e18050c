import { parse, validate } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { describe, expect, it, test } from 'vitest'
import { createApiKey, parseApiKey } from '../../api-keys/api-keys.ts'
import { loadSchema } from '../../schema/schema.ts'
import { openGateway } from '../../../testing/harness.ts'
import { useTrustedDocuments } from './use-trusted-documents.ts'
import { hashText, readOwnManifest } from './manifest.ts'

const manifest = readOwnManifest()
const hashStarting = (start: string) => {
  const [hash] = [...manifest].find(([, text]) => text.startsWith(start)) ?? []
  if (!hash) throw new Error(`no trusted document begins with "${start}"`)
  return hash
}

const own = '{ languages { code } }'
const partner = createApiKey('partner')
const apiKeys = [parseApiKey(`${partner.line}:60000`)].filter((key) => key !== null)

const openProduction = async () => {
  const { shop, fetch } = await openGateway({ freeForm: 'partners', apiKeys })
  const send = async (body: object, headers: Record<string, string> = {}) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: JSON.stringify(body),
    })
    const { data, errors } = await response.json()
    return { status: response.status, data, code: errors?.[0].extensions?.code, message: errors?.[0].message }
  }
  return { shop, fetch, send }
}
const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })

test.for([...manifest])('%s fits the schema', ([, text]) => {
  expect(validate(loadSchema(), parse(text))).toEqual([])
})

describe('in production', () => {
  it('an operation of the storefront runs by its hash, with its variables', async () => {
    const { send } = await openProduction()
    const hash = hashStarting('query PageHead(')
    const reply = await send({ ...persisted(hash), operationName: 'PageHead', variables: { page: 'HOME' } })
    expect(reply.data).toEqual({ seo: { title: 'Title of home', description: 'D' } })
    expect(await send({ documentId: hash, variables: { page: 'HOME' } })).toEqual(reply)
  })

  test.for([
    ['an unknown hash', persisted('0'.repeat(64)), 400, 'PERSISTED_QUERY_NOT_FOUND'],
    ['an unknown document id', { documentId: 'x' }, 400, 'PERSISTED_QUERY_NOT_FOUND'],
    [
      'a hash of another text',
      { query: own, ...persisted(hashStarting('query PageHead(')) },
      400,
      'PERSISTED_QUERY_HASH_MISMATCH',
    ],
    ['a text of one’s own', { query: own }, 403, 'TRUSTED_DOCUMENTS_ONLY'],
    ['a text of one’s own under its hash', { query: own, ...persisted(hashText(own)) }, 403, 'TRUSTED_DOCUMENTS_ONLY'],
    ['introspection', { query: '{ __schema { queryType { name } } }' }, 403, 'TRUSTED_DOCUMENTS_ONLY'],
  ] as const)('%s is refused before a call is made', async ([, body, status, code]) => {
    const { shop, send } = await openProduction()
    expect(await send(body)).toMatchObject({ status, code })
    expect(shop.requests).toHaveLength(0)
  })

  it('clients that know only application/json read of an unknown hash with status 200', async () => {
    const { send } = await openProduction()
    const reply = await send(persisted('0'.repeat(64)), { accept: 'application/json' })
    expect(reply).toMatchObject({ status: 200, message: 'PersistedQueryNotFound' })
  })

  it('a partner with a key may ask what it likes', async () => {
    const { send } = await openProduction()
    expect((await send({ query: own }, { 'x-api-key': partner.key })).status).toBe(200)
  })

  it.for(['', 'pg_guess', partner.line, 'x'.repeat(5_000)])('an unknown key is refused: %s', async (key) => {
    const { shop, send } = await openProduction()
    const reply = await send(persisted(hashStarting('query PageHead(')), { 'x-api-key': key })
    expect(reply).toMatchObject({ status: 401, code: 'INVALID_API_KEY' })
    expect(shop.requests).toHaveLength(0)
  })

  it('operations of a release before run from its manifest', async () => {
    const trustedDocuments = new Map([[hashText(own), own]])
    const { fetch } = await openGateway({ freeForm: 'partners', trustedDocuments })
    const body = JSON.stringify({ documentId: hashText(own) })
    const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(200)
  })
})

it('each document is parsed and validated once, however many others come between', async () => {
  let validations = 0
  const counting: Plugin = {
    onValidate: ({ addValidationRule }) =>
      addValidationRule(() => ({
        Document() {
          validations += 1
        },
      })),
  }
  const text = '{ a }'
  const yoga = createYoga({
    schema: createSchema({ typeDefs: 'type Query { a: Int }' }),
    logging: false,
    parserAndValidationCache: { documentCache: { get: () => undefined, set: () => {} } },
    plugins: [
      useTrustedDocuments({
        manifest: new Map([[hashText(text), text]]),
        freeForm: 'partners',
        isPartner: () => false,
        isGraphiqlPage: () => false,
      }),
      counting,
    ],
  })
  const body = JSON.stringify({ documentId: hashText(text) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  for (let times = 0; times < 5; times += 1)
    expect(await (await yoga.fetch('http://gateway/graphql', init)).json()).toEqual({ data: { a: null } })
  expect(validations).toBe(1)
})
