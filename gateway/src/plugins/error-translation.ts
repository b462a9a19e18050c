import { GraphQLError } from 'graphql'
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { GatewayContext } from '../context.ts'
import type { Log } from '../log.ts'
import { closeSession } from '../session.ts'
import { isRefusal, TooManyCallsError, UpstreamError } from '../upstream/error.ts'

type Told = { code: string; message: string }

const faults: Record<Exclude<UpstreamError['kind'], 'refused'>, Told> = {
  timeout: { code: 'UPSTREAM_TIMEOUT', message: 'The shop did not answer in time.' },
  unavailable: { code: 'UPSTREAM_UNAVAILABLE', message: 'The shop cannot be reached.' },
  invalid_response: { code: 'UPSTREAM_INVALID_RESPONSE', message: 'The shop gave an answer that makes no sense.' },
}

const refusalCodes: Record<number, string> = {
  [codes.sessionEnded]: 'UNAUTHENTICATED',
  [codes.tooManyRequests]: 'RATE_LIMITED',
  [codes.notFound]: 'NOT_FOUND',
}

const told = (error: unknown): Told => {
  if (isRefusal(error)) return { code: refusalCodes[error.code] ?? 'BAD_USER_INPUT', message: error.message }
  if (error instanceof UpstreamError && error.kind !== 'refused') return faults[error.kind]
  if (error instanceof TooManyCallsError)
    return { code: 'OPERATION_TOO_COMPLEX', message: 'The operation needs too many calls to the shop.' }
  return { code: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error.' }
}

/** A value of the shop's does not fit its type here. Each executor wraps that in an error of its own; the words are the same. */
const isMisfit = ({ path, message }: GraphQLError) => path !== undefined && / cannot represent /.test(message)

const isOurs = (error: GraphQLError) => !error.originalError || error.originalError instanceof GraphQLError

/** What a resolver has thrown, as an error a client can switch on. */
export const translateError = (error: GraphQLError, { caller, cookies }: GatewayContext, log: Log): GraphQLError => {
  const { originalError: cause, nodes, path } = error
  const { requestId } = caller
  if (isMisfit(error)) {
    log.warn({ requestId, path, reason: error.message }, `shop: a value does not fit: ${error.message}`)
    const { code, message } = faults.invalid_response
    return new GraphQLError(message, { nodes, path, extensions: { code, requestId } })
  }
  if (isOurs(error)) return error
  const { code, message } = told(cause)

  if (code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, path, err: cause }, 'a resolver failed')
  if (code === 'UNAUTHENTICATED') closeSession({ caller, cookies })
  return new GraphQLError(message, { nodes, path, extensions: { code, requestId } })
}

type Part = { errors?: readonly GraphQLError[] }
type Answer = Part & { incremental?: readonly Part[] }

/** Turns what resolvers throw into errors a client can switch on; what nobody foresaw is logged and masked. */
export const useErrorTranslation = (log: Log): Plugin<GatewayContext> => {
  const inPart = <P extends Part>(part: P, context: GatewayContext): P =>
    part.errors ? { ...part, errors: part.errors.map((error) => translateError(error, context, log)) } : part

  /** Also in what comes later. */
  const inAnswer = <A extends Answer>(answer: A, context: GatewayContext): A => {
    const own = inPart(answer, context)
    return own.incremental ? { ...own, incremental: own.incremental.map((part) => inPart(part, context)) } : own
  }

  return {
    onExecute: ({ args: { contextValue } }) => ({
      onExecuteDone: (done) =>
        handleStreamOrSingleExecutionResult(done, ({ result, setResult }) => setResult(inAnswer(result, contextValue))),
    }),
    onSubscribe: ({ args: { contextValue } }) => ({
      onSubscribeResult: (done) =>
        handleStreamOrSingleExecutionResult(done, ({ result, setResult }) => setResult(inAnswer(result, contextValue))),
      onSubscribeError({ error, setError }) {
        if (error instanceof GraphQLError) setError(translateError(error, contextValue, log))
      },
    }),
  }
}
