import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { readBearer } from '@partgate/schema/secrets.ts'
import { apiKeyHeader } from '../api-keys/api-keys.ts'
import { sessionTransportHeader } from '../caller/read-caller.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'

const createCsrfError = () =>
  new GraphQLError(
    'A page of another site could have sent this request. Send JSON, or one of the headers X-GraphQL-Yoga-CSRF, X-API-Key, Session-Transport and Authorization with a bearer token.',
    {
      extensions: { code: 'CSRF_HEADER_REQUIRED' satisfies ErrorCode, http: { status: 403 } },
    },
  )

const requestHeaders = ['x-graphql-yoga-csrf', apiKeyHeader, sessionTransportHeader]

/** Browsers add the credentials of other schemes to forms by themselves. */
const hasBearerToken = ({ headers }: Request) => readBearer(headers.get('authorization')) !== undefined

/** Public GETs change nothing, so caches and links may send them without the header. */
export const useCsrfGuard = (isPublicGet: (request: Request) => boolean): Plugin => {
  const { onRequestParse, ...rest } = useCSRFPrevention({ requestHeaders })
  return {
    ...rest,
    onRequestParse(exchange) {
      if (isPublicGet(exchange.request) || hasBearerToken(exchange.request)) return undefined
      try {
        return onRequestParse?.(exchange)
      } catch {
        throw createCsrfError()
      }
    },
  }
}
