import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
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

const isOurs = (error: GraphQLError) => !error.originalError || error.originalError instanceof GraphQLError

const translate = (error: GraphQLError, { caller, cookies }: GatewayContext, log: Log) => {
  if (isOurs(error)) return error
  const { originalError: cause, nodes, path } = error
  const { requestId } = caller
  const { code, message } = told(cause)

  if (code === 'INTERNAL_SERVER_ERROR') log.error({ requestId, path, err: cause }, 'a resolver failed')
  if (code === 'UNAUTHENTICATED') closeSession({ caller, cookies })
  return new GraphQLError(message, { nodes, path, extensions: { code, requestId } })
}

/** Turns what resolvers throw into errors a client can switch on; what nobody foresaw is logged and masked. */
export const useErrorTranslation = (log: Log): Plugin<GatewayContext> => ({
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      if (!('errors' in result) || !result.errors) return
      const errors = result.errors.map((error) => translate(error, args.contextValue, log))
      setResult({ ...result, errors })
    },
  }),
})
