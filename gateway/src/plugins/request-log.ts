import type { GraphQLFormattedError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ContextOf } from '../context.ts'
import type { Log } from '../log.ts'
import { remember } from '../remember.ts'
import { refusalOf } from './refuse.ts'

const nameShape = /^\w{1,100}$/

type Notes = { startMs: number; operation?: string | undefined; errors?: readonly unknown[] | undefined }
type Told = Notes & {
  requestId: string
  locale: string
  status: number
  upstreamCalls: number
  cost?: number | undefined
}

/** The name a client gives its operation, if it is one. */
export const operationNameOf = (given: unknown) =>
  typeof given === 'string' && nameShape.test(given) ? given : undefined

/** Looking for secrets in a line takes ten times as long as writing it, and this one has named fields only, none of them a secret. */
const unsearched = remember((log: Log) => log.child({}, { redact: [] }))

/** No variables, no tokens. */
export const logRequest = (log: Log, { startMs, requestId, operation, locale, status, ...rest }: Told) => {
  const ms = Math.round(performance.now() - startMs)
  const { upstreamCalls, cost, errors } = rest
  const line = { requestId, operation, locale, status, ms, upstreamCalls, cost, errors }
  unsearched(log).info(line, `${operation ?? 'unnamed operation'}, ${ms} ms`)
}

export const codeOf = ({ extensions }: GraphQLFormattedError) => extensions?.['code'] ?? 'GRAPHQL_ERROR'

/** One line per GraphQL request: what was asked by name, how long it took, what it cost. */
export const useRequestLog = (log: Log, contextOf: ContextOf): Plugin => {
  const notes = new WeakMap<Request, Notes>()
  return {
    onRequest({ request }) {
      notes.set(request, { startMs: performance.now() })
    },
    onParams({ request, params }) {
      const note = notes.get(request)
      if (note) note.operation = operationNameOf(params.operationName)
    },
    onExecutionResult({ request, result }) {
      const note = notes.get(request)
      if (!note || !result || !('errors' in result)) return
      note.errors = result.errors?.map(codeOf)
    },
    onResponse({ request, response }) {
      if (!URL.parse(request.url)?.pathname.startsWith('/graphql')) return
      const refusal = refusalOf(request)
      const note: Notes = notes.get(request) ?? { startMs: performance.now(), errors: refusal ? [refusal] : undefined }
      const { caller, upstream, reckoning } = contextOf(request)
      const { requestId, locale } = caller
      const { status } = response
      logRequest(log, { ...note, requestId, locale, status, upstreamCalls: upstream.callCount, cost: reckoning?.cost })
    },
  }
}
