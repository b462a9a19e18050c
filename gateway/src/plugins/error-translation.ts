import { GraphQLError } from 'graphql'
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { GatewayContext } from '../context.ts'
import type { Log } from '../log.ts'
import { closeSession } from '../caller/session.ts'
import { isRefusal, TooManyCallsError, UpstreamError } from '../upstream/error.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'
import { renameField } from '../graphql/user-errors.ts'

type Translated = { code: ErrorCode; message: string; retryAfterSeconds?: number }

const faults: Record<Exclude<UpstreamError['kind'], 'refused'>, Translated> = {
  timeout: { code: 'UPSTREAM_TIMEOUT', message: 'The shop did not respond in time.' },
  unavailable: { code: 'UPSTREAM_UNAVAILABLE', message: 'The shop cannot be reached.' },
  invalid_response: { code: 'UPSTREAM_INVALID_RESPONSE', message: 'The shop sent an invalid response.' },
}

const refusalCodes: Record<number, ErrorCode> = {
  [codes.sessionEnded]: 'UNAUTHENTICATED',
  [codes.tooManyRequests]: 'RATE_LIMITED',
  [codes.notFound]: 'NOT_FOUND',
  [codes.paymentUnavailable]: 'UPSTREAM_UNAVAILABLE',
}

/** The first field has the sentence of the refusal. */
const translateRefusal = ({ code, message, data }: UpstreamError & { code: number }): Translated => {
  const field = data.fields?.[0]?.field
  return {
    code: refusalCodes[code] ?? 'BAD_USER_INPUT',
    message: field === undefined ? message : renameField(message, field),
    ...(data.retry_after_seconds !== undefined && { retryAfterSeconds: data.retry_after_seconds }),
  }
}

const translate = (error: unknown): Translated => {
  if (isRefusal(error)) return translateRefusal(error)
  if (error instanceof UpstreamError && error.kind !== 'refused') return faults[error.kind]
  if (error instanceof TooManyCallsError)
    return { code: 'OPERATION_TOO_COMPLEX', message: 'The operation needs too many requests to the shop.' }
  return { code: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error.' }
}

/** Each executor wraps this error differently; only the message is the same. */
const isUnrepresentable = ({ path, message, extensions }: GraphQLError) =>
  path !== undefined && extensions?.['code'] === undefined && / cannot represent /.test(message)

/** Without a code, graphql-js reports a variable or an argument that does not fit its type. */
const toInputError = ({ message, nodes, source, positions, path, extensions }: GraphQLError) =>
  new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' satisfies ErrorCode },
  })

const isGraphQLError = (error: GraphQLError) => !error.originalError || error.originalError instanceof GraphQLError

export const translateError = (error: GraphQLError, { caller, session }: GatewayContext, log: Log): GraphQLError => {
  const { originalError: cause, nodes, path } = error
  const { requestId } = caller
  if (isUnrepresentable(error)) {
    log.warn({ requestId, path, reason: error.message }, `shop: a value does not fit: ${error.message}`)
    const { code, message } = faults.invalid_response
    return new GraphQLError(message, { nodes, path, extensions: { code, requestId } })
  }
  if (isGraphQLError(error)) return error.extensions?.['code'] ? error : toInputError(error)
  const { code, message, ...details } = translate(cause)

  if (code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, path, err: cause }, 'a resolver failed')
  if (code === 'UNAUTHENTICATED') closeSession({ caller, session })
  return new GraphQLError(message, { nodes, path, extensions: { code, ...details, requestId } })
}

type ResultPart = { errors?: readonly GraphQLError[] }
type OperationResult = ResultPart & { incremental?: readonly ResultPart[] }

/** Unexpected errors are logged and masked. */
export const useErrorTranslation = (log: Log): Plugin<GatewayContext> => {
  const translatePart = <P extends ResultPart>(part: P, context: GatewayContext): P =>
    part.errors ? { ...part, errors: part.errors.map((error) => translateError(error, context, log)) } : part

  const translateResult = <A extends OperationResult>(result: A, context: GatewayContext): A => {
    const translated = translatePart(result, context)
    return translated.incremental
      ? { ...translated, incremental: translated.incremental.map((part) => translatePart(part, context)) }
      : translated
  }

  return {
    onExecute: ({ args: { contextValue } }) => ({
      onExecuteDone: (done) =>
        handleStreamOrSingleExecutionResult(done, ({ result, setResult }) =>
          setResult(translateResult(result, contextValue)),
        ),
    }),
    onSubscribe: ({ args: { contextValue } }) => ({
      onSubscribeResult: (done) =>
        handleStreamOrSingleExecutionResult(done, ({ result, setResult }) =>
          setResult(translateResult(result, contextValue)),
        ),
      onSubscribeError({ error, setError }) {
        if (error instanceof GraphQLError) setError(translateError(error, contextValue, log))
      },
    }),
  }
}
