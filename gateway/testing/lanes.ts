import { openGateway } from './harness.ts'
import { hashText } from '../src/plugins/trusted/manifest.ts'
import { readName, storefront, texts } from './storefront.ts'

const requestId = 'the-same-request'
const json = { 'content-type': 'application/json', 'x-request-id': requestId }
export const bearer = { authorization: 'Bearer abc' }
const graphqlJson = 'application/graphql-response+json'
/** Same media type, in a spelling that the fast lane does not take. */
export const unusual = { accept: `${graphqlJson}; charset=utf-8` }

export type Headers = Record<string, string>
export const byHash = (list: Iterable<string>) => new Map([...list].map((text) => [hashText(text), text]))

export const openLanes = async (options: Parameters<typeof openGateway>[0] = {}) => {
  const { shop, listen } = await openGateway({ freeForm: 'partners', ...options })
  const url = await listen()
  const send = async (body: unknown, headers: Headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, accept: graphqlJson, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const received = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
    return {
      status: response.status,
      headers: received,
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    }
  }
  const lanes = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const counted = [...metrics.matchAll(/^gateway_responses_total\{lane="(\w+)"\} (\d+)$/gm)]
    return Object.fromEntries(counted.map(([, lane, count]) => [lane, Number(count)]))
  }
  const purge = (tag: string) =>
    fetch(`${url}/purge`, { method: 'POST', headers: { ...json, ...purger }, body: JSON.stringify({ tags: [tag] }) })
  return { shop, send, lanes, purge }
}
export const purgeToken = 'a-token-to-purge-with'
const purger = { authorization: `Bearer ${purgeToken}` }

export type Shop = Awaited<ReturnType<typeof openLanes>>['shop']

export const hashed = (text: string, variables: unknown = {}) => ({
  operationName: readName(text) || undefined,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashText(text) } },
})
export const findVariables = (text: string) => storefront[readName(text)]?.[0] ?? {}
export const findText = (name: string) => texts.find((text) => readName(text) === name) ?? ''
