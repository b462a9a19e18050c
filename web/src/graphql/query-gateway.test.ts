import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { queryGateway } from './query-gateway.ts'
import { allDocuments } from '#testing/all-documents.ts'
import { PageHeadDocument } from './generated/documents/seo.ts'

const manifest = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../../../schema/trusted-documents.json', import.meta.url), 'utf8')))
const queries = (await allDocuments()).filter((text) => text.startsWith('query'))

const sentShape = z.object({
  query: z.string().optional(),
  variables: z.unknown(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }).optional(),
})
const responses: object[] = []
const sent: z.infer<typeof sentShape>[] = []
beforeEach(() => {
  for (const list of [responses, sent]) list.length = 0
  vi.stubGlobal('fetch', async (_url: unknown, { body }: RequestInit) => {
    sent.push(sentShape.parse(JSON.parse(String(body))))
    return Response.json(responses.shift() ?? { data: { isThere: true } })
  })
  return () => vi.unstubAllGlobals()
})

it.for(queries)('%# sends the hash of the manifest instead of the text', async (text) => {
  expect(await queryGateway('Name', text, '{"slug":"a"}', 'en')).toEqual({ data: { isThere: true }, tags: [] })
  expect(sent).toMatchObject([{ variables: { slug: 'a' } }])
  expect(sent[0]?.query).toBeUndefined()
  expect(manifest[sent[0]?.extensions?.persistedQuery.sha256Hash ?? '']).toBe(text)
})

it('sends the text to a gateway that does not know the hash', async () => {
  responses.push({ errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] })
  expect(await queryGateway('Name', PageHeadDocument, '{}', 'en')).toEqual({ data: { isThere: true }, tags: [] })
  expect(sent.map(({ query }) => query)).toEqual([undefined, PageHeadDocument])
})

it('reports a partial response', async () => {
  responses.push({ errors: [{ message: 'No stock.', extensions: { code: 'UPSTREAM_TIMEOUT' } }], data: { a: null } })
  await expect(queryGateway('Name', PageHeadDocument, '{}', 'en')).rejects.toThrow('Name: No stock.')
  expect(sent).toHaveLength(1)
})

it('returns the tags for purging the response', async () => {
  responses.push({ data: {}, extensions: { cacheTags: ['product', 'product:17'] } })
  expect(await queryGateway('Name', PageHeadDocument, '{}', 'en')).toEqual({
    data: {},
    tags: ['product', 'product:17'],
  })
})
