import type { IncomingMessage } from 'node:http'
import { apiKeyHeader } from '../keys.ts'

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

/** What the usual clients accept, and the type they get. */
const types: ReadonlyMap<string, string> = new Map([
  ['*/*', json],
  [json, json],
  [graphqlJson, graphqlJson],
  [`${graphqlJson}, ${json}`, graphqlJson],
  [`${graphqlJson},${json};q=0.9`, graphqlJson],
  [`${graphqlJson}, application/graphql+json, ${json}, text/event-stream, multipart/mixed`, graphqlJson],
])

const bodyTypes: ReadonlySet<string | undefined> = new Set([json, `${json}; charset=utf-8`, `${json};charset=utf-8`])
const unusual = ['content-encoding', 'x-cost', apiKeyHeader]
const maxBytes = 64 * 1024

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The content type of the answer to an ordinary request, JSON by POST from a page of the shop or from no page; null for any
 * other. */
export const answerTypeFor = ({ method, url, headers }: Head, ownOrigins: readonly string[]): string | null => {
  const { origin, accept = '*/*' } = headers
  const length = Number(headers['content-length'])
  const isOrdinary =
    method === 'POST' &&
    url === '/graphql' &&
    bodyTypes.has(headers['content-type']) &&
    length > 0 &&
    length <= maxBytes &&
    (origin === undefined || ownOrigins.includes(origin)) &&
    unusual.every((name) => headers[name] === undefined)
  return isOrdinary ? (types.get(accept) ?? null) : null
}
