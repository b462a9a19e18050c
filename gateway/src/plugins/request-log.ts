import type { GraphQLFormattedError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GetContext } from '../context.ts'
import type { Log } from '../log.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { getRefusal } from './refuse.ts'

const nameShape = /^\w{1,100}$/

type Notes = { startMs: number; operation?: string | undefined; errors?: readonly unknown[] | undefined }
type RequestRecord = Notes & {
  requestId: string
  locale: string
  status: number
  upstreamCalls: number
  cost?: number | undefined
}

export const parseOperationName = (given: unknown) =>
  typeof given === 'string' && nameShape.test(given) ? given : undefined

/** Redaction takes ten times as long as writing; this line has fixed fields without secrets. */
const unsearched = memoizeByObject((log: Log) => log.child({}, { redact: [] }))

/** Logs no variables and no tokens. */
export const logRequest = (log: Log, record: RequestRecord) => {
  const { startMs, requestId, operation, locale, status, upstreamCalls, cost, errors } = record
  const ms = Math.round(performance.now() - startMs)
  const line = { requestId, operation, locale, status, ms, upstreamCalls, cost, errors }
  unsearched(log).info(line, `${operation ?? 'unnamed operation'}, ${ms} ms`)
}

export const getCode = ({ extensions }: GraphQLFormattedError) => extensions?.['code'] ?? 'GRAPHQL_ERROR'

export const useRequestLog = (log: Log, getContext: GetContext): Plugin => {
  const notes = new WeakMap<Request, Notes>()
  return {
    onRequest({ request }) {
      notes.set(request, { startMs: performance.now() })
    },
    onParams({ request, params }) {
      const note = notes.get(request)
      if (note) note.operation = parseOperationName(params.operationName)
    },
    onExecutionResult({ request, result }) {
      const note = notes.get(request)
      if (!note || !result || !('errors' in result)) return
      note.errors = result.errors?.map(getCode)
    },
    onResponse({ request, response }) {
      if (!URL.parse(request.url)?.pathname.startsWith('/graphql')) return
      const refusal = getRefusal(request)
      const note: Notes = notes.get(request) ?? { startMs: performance.now(), errors: refusal ? [refusal] : undefined }
      const { caller, upstream, operationCost } = getContext(request)
      const { requestId, locale } = caller
      const { status } = response
      logRequest(log, {
        ...note,
        requestId,
        locale,
        status,
        upstreamCalls: upstream.callCount,
        cost: operationCost?.cost,
      })
    },
  }
}
