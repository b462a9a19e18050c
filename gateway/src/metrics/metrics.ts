import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { CacheSource } from '../upstream/cache.ts'
import type { Circuit } from '../upstream/breaker.ts'
import { endpointsByGroup } from '../upstream/groups.ts'
import type { CallReport } from '../upstream/watch-call.ts'

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type OperationKind = 'query' | 'mutation' | 'subscription' | 'none'
/** `partial`: data and errors; `failed`: errors alone; `refused`: before it ran. */
export type OperationOutcome = 'ok' | 'partial' | 'failed' | 'refused'
export type OperationReport = {
  kind: OperationKind
  outcome: OperationOutcome
  name: string | undefined
  seconds: number
}

const formatRoute = ({ method, path }: Endpoint) => `${method} ${path}`

let ofProcess: Registry | undefined
/** Process metrics are shared by all gateways of this process. */
const processRegistry = () => {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) })
  return ofProcess
}

/** Label values come from fixed sets: clients cannot create new ones. */
export const createMetrics = (operationNames: ReadonlySet<string>) => {
  const registry = new Registry()
  const registers = [registry]
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `gateway_${name}`, help, labelNames, buckets, registers })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `gateway_${name}`, help, labelNames, registers })

  const operations = histogram(
    'operation_seconds',
    'GraphQL operations; operation is the name of a trusted document, or other',
    ['kind', 'operation', 'outcome'],
  )
  const calls = histogram('upstream_call_seconds', 'Requests to the shop API, per attempt', ['endpoint', 'outcome'])
  const retries = counter('upstream_retries_total', 'Attempts after the first', ['endpoint'])
  const reads = counter('cache_reads_total', 'Reads of public data by the source of the response; shop is a miss', [
    'endpoint',
    'source',
  ])
  const breakers = new Gauge({
    name: 'gateway_breaker_open',
    help: '1 while the circuit of the endpoint, or of the whole group, is open',
    labelNames: ['group', 'endpoint'],
    registers,
  })
  const lanes = new Counter({
    name: 'gateway_responses_total',
    help: 'Responses by lane: cached bytes, a compiled operation, or the whole server',
    labelNames: ['lane'],
    registers,
  })
  const onBreaker = ({ group, endpoint }: Circuit, isOpen: boolean) =>
    breakers.set({ group, endpoint: endpoint ? formatRoute(endpoint) : 'all' }, isOpen ? 1 : 0)
  for (const [group, endpoints] of endpointsByGroup)
    for (const endpoint of [null, ...endpoints]) onBreaker({ group, endpoint }, false)

  return {
    onOperation: ({ kind, outcome, name, seconds }: OperationReport) => {
      const operation = name !== undefined && operationNames.has(name) ? name : 'other'
      operations.observe({ kind, operation, outcome }, seconds)
    },
    onCall: ({ endpoint, outcome, retries: earlier, seconds }: CallReport) => {
      calls.observe({ endpoint: formatRoute(endpoint), outcome }, seconds)
      if (earlier > 0) retries.inc({ endpoint: formatRoute(endpoint) })
    },
    onCacheRead: (endpoint: Endpoint, source: CacheSource) => reads.inc({ endpoint: formatRoute(endpoint), source }),
    onResponse: (lane: 'cached' | 'compiled' | 'whole') => lanes.inc({ lane }),
    onBreaker,
    print: async () => {
      const all = Registry.merge([registry, processRegistry()])
      return { text: await all.metrics(), contentType: all.contentType }
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
