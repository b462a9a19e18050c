import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { allDocuments } from '#testing/all-documents.ts'
import { CartPageDocument } from './generated/documents/cart.ts'
import { CartBadgeDocument } from './generated/documents/layout.ts'
import { earlyQueryScript } from './visitor-data/early-query.tsx'
import { trustedFetch } from './trusted-fetch.ts'

const src = join(import.meta.dirname, '..')
const manifest = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(src, '../../schema/trusted-documents.json'), 'utf8')))

const serverTexts = globSync('**/*-server.graphql', { cwd: src }).map((path) => readFileSync(join(src, path), 'utf8'))
const isOfServer = (name: string) => serverTexts.some((text) => new RegExp(`query ${name}\\b`).test(text))

/** Browsers send every operation except those of the server. */
const documents = (await allDocuments()).map((text) => ({ text, node: getOperationAST(parse(text)) }))
const subscriptions = documents.flatMap(({ text, node }) =>
  node?.operation === OperationTypeNode.SUBSCRIPTION ? [[node.name?.value ?? '', text] as const] : [],
)
const operations = documents
  .filter(({ node }) => node?.operation !== OperationTypeNode.SUBSCRIPTION)
  .filter(({ node }) => !isOfServer(node?.name?.value ?? ''))
  .map(({ text, node }) => [node?.name?.value ?? '', text, node?.operation === OperationTypeNode.MUTATION] as const)

const sentShape = z.object({
  operationName: z.string(),
  query: z.string().optional(),
  extensions: z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }) }).optional(),
})

const createErrorResponse = (code: string, status: number) =>
  new Response(JSON.stringify({ errors: [{ message: code, extensions: { code } }], data: null }), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  })

const sent: unknown[] = []
const guards: (string | null)[] = []
const gateway = vi.fn<(body: unknown) => Response>()
beforeEach(() => {
  sent.length = 0
  guards.length = 0
  gateway.mockReset().mockReturnValue(createErrorResponse('SOMETHING', 200))
  vi.stubGlobal('fetch', async (_url: unknown, { body, headers }: RequestInit) => {
    sent.push(body)
    guards.push(new Headers(headers).get('x-graphql-yoga-csrf'))
    return gateway(body)
  })
  return () => vi.unstubAllGlobals()
})

const read = (body: unknown) => sentShape.parse(JSON.parse(z.string().parse(body)))

const ask = async (text: string, isMutation: boolean, variables = {}) => {
  const exchanges = [cacheExchange({}), fetchExchange]
  const client = new Client({ url: 'http://shop.test/graphql', preferGetMethod: false, fetch: trustedFetch, exchanges })
  return isMutation ? client.mutation(text, variables) : client.query(text, variables)
}

it('finds operations of both kinds', () => {
  expect(new Set(operations.map(([, , isMutation]) => isMutation)).size).toBe(2)
})

it.for(operations)('%s is sent as a hash of the manifest, without its text', async ([name, text, isMutation]) => {
  await ask(text, isMutation)
  expect(sent).toHaveLength(1)
  const { operationName, query, extensions } = read(sent[0])
  expect({ operationName, query }).toEqual({ operationName: name, query: undefined })
  const trusted = manifest[extensions?.persistedQuery.sha256Hash ?? '']
  expect(trusted).toMatch(new RegExp(`^\\w+ ${name}\\b`))
})

it.for(operations)(
  'on a page without https, %s is sent as a text of the manifest',
  async ([name, text, isMutation]) => {
    vi.stubGlobal('crypto', {})
    await ask(text, isMutation)
    expect(sent).toHaveLength(1)
    const { operationName, query } = read(sent[0])
    expect(operationName).toBe(name)
    expect(Object.values(manifest)).toContain(query)
  },
)

it.for(subscriptions)('%s, which goes without urql, is sent as a hash of the manifest too', async ([name, query]) => {
  await trustedFetch('/graphql', { method: 'POST', body: JSON.stringify({ query }) })
  const { extensions } = z
    .object({ extensions: sentShape.shape.extensions })
    .parse(JSON.parse(z.string().parse(sent[0])))
  expect(manifest[extensions?.persistedQuery.sha256Hash ?? '']).toMatch(new RegExp(`^subscription ${name}\\b`))
})

describe('if the gateway does not know the hash', () => {
  it('the text is sent once and its response is used', async () => {
    gateway.mockReturnValueOnce(createErrorResponse('PERSISTED_QUERY_NOT_FOUND', 400))
    const { error } = await ask(CartBadgeDocument, false)
    expect(sent.map((body) => read(body).query !== undefined)).toEqual([false, true])
    expect(Object.values(manifest)).toContain(read(sent[1]).query)
    expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['SOMETHING'])
  })

  it('and refuses the text, the error is returned', async () => {
    gateway
      .mockReturnValueOnce(createErrorResponse('PERSISTED_QUERY_NOT_FOUND', 400))
      .mockReturnValueOnce(createErrorResponse('TRUSTED_DOCUMENTS_ONLY', 403))
    const { error } = await ask(CartBadgeDocument, false)
    expect(sent).toHaveLength(2)
    expect(error?.graphQLErrors.map(({ extensions }) => extensions.code)).toEqual(['TRUSTED_DOCUMENTS_ONLY'])
  })
})

describe('a query that the page sends while its scripts load', () => {
  const runScript = () => runInThisContext(earlyQueryScript(CartPageDocument, 'de'))

  it('is not sent again by its first reader, but by the next one', async () => {
    gateway.mockImplementation(() => Response.json({ data: { cart: null } }))
    runScript()
    expect((await ask(CartPageDocument, false)).error).toBeUndefined()
    expect(sent).toHaveLength(1)
    await ask(CartPageDocument, false)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toBe(sent[0])
  })

  it('is sent again if it failed', async () => {
    gateway.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    runScript()
    const { error } = await ask(CartPageDocument, false)
    expect(sent).toHaveLength(2)
    expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['SOMETHING'])
  })

  it('is not the response to another query', async () => {
    runScript()
    await ask(CartBadgeDocument, false)
    expect(sent.map((body) => read(body).operationName)).toEqual(['CartPage', 'CartBadge'])
  })
})

it('sends a file beside the hash with a header that cross-site forms cannot set', async () => {
  const file = new File(['PART-1,5'], 'parts.csv')
  await ask('mutation Upload($file: Upload!) { upload(file: $file) { id } }', true, { file })
  const form = z.instanceof(FormData).parse(sent[0])
  expect(read(form.get('operations')).query).toBeUndefined()
  expect(read(form.get('operations')).extensions?.persistedQuery.sha256Hash).toMatch(/^[\da-f]{64}$/)
  expect(form.get('map')).toBe('{"0":["variables.file"]}')
  expect(await z.instanceof(File).parse(form.get('0')).text()).toBe('PART-1,5')
  expect(guards).toEqual(['1'])
})
