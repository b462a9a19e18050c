import type { BlockList } from 'node:net'
import { type Asking, callerOf, contextFor } from '../context.ts'
import type { Log } from '../log.ts'
import { outcomeOf } from '../metrics-plugin.ts'
import type { Metrics } from '../metrics.ts'
import type { Reckon } from '../plugins/limits/reckon.ts'
import { maxCost } from '../plugins/limits/use-cost.ts'
import type { Buckets, Subject } from '../plugins/rate-limit/buckets.ts'
import { subjectsOf } from '../plugins/rate-limit/subjects.ts'
import { wishesTags } from '../plugins/told-tags.ts'
import { codeOf, logRequest, operationNameOf } from '../plugins/request-log.ts'
import { endOperationSpan, endRequestSpan, startOperationSpan, startRequestSpan } from '../tracing-plugin.ts'
import type { Caller } from '../upstream/caller.ts'
import type { createUpstream } from '../upstream/upstream.ts'
import { createKeptAnswers, type Served } from './kept-answers.ts'
import type { createOperations, Operation } from './operations.ts'
import { parametersIn, variablesIn } from './parameters.ts'
import { type Outcome, run } from './run.ts'

export type Answer = { body: string | Buffer; caller: Caller; setCookies: string[] }

/** Who asks, from where, and what. */
export type Ordinary = { asking: Asking; peer: string | undefined; text: string; startMs: number }

export type ServiceOptions = {
  shop: ReturnType<typeof createUpstream>
  isSecure: boolean
  trustedProxies: BlockList
  operationFor: ReturnType<typeof createOperations>
  reckon: Reckon
  buckets: Buckets
  metrics: Metrics
  log: Log
  queryTimeoutMs: number
  mutationTimeoutMs: number
}

type Admitted = Served & { operation: Operation; variables: Record<string, unknown>; attempts: number }

/** All that changes a public answer. */
const keyOf = ({ asking, text }: Ordinary, { locale }: Caller) =>
  `${locale} ${wishesTags(asking.headers) ? 'with tags' : ''} ${text}`

/** Answers ordinary requests for trusted operations; null for what only the whole server can answer. */
export const createService = (options: ServiceOptions) => {
  const { shop, isSecure, trustedProxies: trusted, operationFor, reckon, buckets, metrics, log } = options
  const kept = createKeptAnswers(shop.purgeNumber)

  const mayAsk = async (subjects: Subject[], { cost: points, attempts }: { cost: number; attempts: number }) =>
    subjects.length === 0 || (await buckets.charge(subjects, { points, attempts })) === 0

  const report = (served: Served, { startMs }: Ordinary, caller: Caller, upstreamCalls = 0, outcome?: Outcome) => {
    const { kind, name, given: operation, cost } = served
    const seconds = (performance.now() - startMs) / 1000
    metrics.onAnswer(outcome ? 'compiled' : 'kept')
    metrics.onOperation({ kind, name, outcome: outcome ? outcomeOf(outcome) : 'ok', seconds })
    const { requestId, locale } = caller
    const errors = outcome?.errors?.map(codeOf)
    logRequest(log, { startMs, requestId, locale, operation, status: 200, upstreamCalls, cost, errors })
  }

  const admitted = (text: string): Admitted | null => {
    const parameters = parametersIn(text)
    const operation = parameters && operationFor(parameters)
    const variables = parameters && variablesIn(parameters)
    if (!operation || !variables) return null
    const { cost, attempts } = reckon(operation.document, operation.name, variables)
    if (cost > maxCost) return null
    const { kind, name } = operation
    return { operation, variables, kind, name, given: operationNameOf(parameters.operationName), cost, attempts }
  }

  const execute = async (request: Ordinary, caller: Caller, wanted: Admitted): Promise<Answer | null> => {
    const { operation, variables, attempts, ...served } = wanted
    const asOf = shop.purgeNumber()
    const context = contextFor(request.asking, { caller, shop, isSecure })
    const timeoutMs = operation.kind === 'mutation' ? options.mutationTimeoutMs : options.queryTimeoutMs
    caller.finishByMs = performance.now() + timeoutMs
    const requestSpan = startRequestSpan('POST', request.asking.headers)
    const operationSpan = startOperationSpan(requestSpan.context, operation.kind, operation.name)
    caller.trace = operationSpan.context
    const outcome = await run(operation, variables, { context, log })
    if (!outcome) return null
    endOperationSpan(operationSpan.span, outcome)
    endRequestSpan(requestSpan.span, 200)

    const { callCount, freshUntilMs: untilMs, tags } = context.upstream
    const cacheTags = wishesTags(request.asking.headers) ? [...tags] : undefined
    const body = JSON.stringify(cacheTags ? { ...outcome, extensions: { cacheTags } } : outcome)
    const setCookies = context.cookies.lines()
    if (operation.isPublic && !outcome.errors && setCookies.length === 0)
      kept.keep(keyOf(request, caller), { ...served, body }, { untilMs, asOf })
    report(served, request, caller, callCount, outcome)
    return { body, caller, setCookies }
  }

  return async (request: Ordinary): Promise<Answer | null> => {
    const { asking, peer, text } = request
    const caller = callerOf(asking, isSecure, peer)
    const subjects = subjectsOf({ caller, client: null }, { request: asking, peer, trusted })
    if (buckets.blockedForS(subjects) > 0) return null

    const known = kept.read(keyOf(request, caller))
    const wanted = known ?? admitted(text)
    if (!wanted || !(await mayAsk(subjects, wanted))) return null
    if ('operation' in wanted) return execute(request, caller, wanted)
    endRequestSpan(startRequestSpan('POST', asking.headers).span, 200)
    report(wanted, request, caller)
    return { body: wanted.body, caller, setCookies: [] }
  }
}
