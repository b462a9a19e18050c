import autocannon from 'autocannon'
import { quantile } from './quantile.ts'

type Call = { path: string; query?: string; variables?: Record<string, unknown> }
export type Operation = Call[]
type Load = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number }

const connections = 8
const seconds = 6

const toRequest = ({ path, query, variables }: Call): autocannon.Request =>
  query === undefined
    ? { method: 'GET', path }
    : {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables, operationName: query.match(/\w+ (\w+)/)?.[1] }),
      }

/** Sends every request once before the load, so that a refusal fails the run. */
const tryOne = async (url: string, operation: Operation) => {
  for (const call of operation) {
    const { method, path, headers, body } = toRequest(call)
    const response = await fetch(`${url}${path}`, { method, headers: headers as HeadersInit, body: body as string })
    const text = await response.text()
    if (!response.ok || /^\{"errors"|"code":(?!200,)\d+,"message"/.test(text))
      throw new Error(`${path} responded with ${response.status} ${text.slice(0, 300)}`)
  }
}

export const load = async (url: string, operations: Operation[]): Promise<Load> => {
  const [first = []] = operations
  await tryOne(url, first)
  const durationsMs: number[] = []
  const underWay = new Map<unknown, { calls: number; ms: number }>()
  let clients = 0
  const setupClient = (client: autocannon.Client) => {
    const from = Math.floor((operations.length * clients++) / connections)
    client.setRequests([...operations.slice(from), ...operations.slice(0, from)].flat().map(toRequest))
  }
  const { duration, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration: seconds, setupClient }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    instance.on('response', (client, _status, _bytes, ms) => {
      const { calls, ms: before } = underWay.get(client) ?? { calls: 0, ms: 0 }
      const isLast = calls + 1 === first.length
      if (isLast) durationsMs.push(before + ms)
      underWay.set(client, isLast ? { calls: 0, ms: 0 } : { calls: calls + 1, ms: before + ms })
    })
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} responses of ${url} failed under load.`)
  const sorted = durationsMs.toSorted((a, b) => a - b)
  return {
    perSecond: sorted.length / duration,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    p99Ms: quantile(sorted, 0.99),
  }
}
