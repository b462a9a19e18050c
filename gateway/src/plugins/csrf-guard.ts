import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { readBearer } from '@partgate/schema/secrets.ts'
import { apiKeyHeader } from '../api-keys/api-keys.ts'
import { sessionTransportHeader } from '../caller/read-caller.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'

const createCsrfError = () =>
  new GraphQLError(
    'A page of another site could have sent this request. Send JSON or the header X-GraphQL-Yoga-CSRF; a POST may have X-API-Key, Session-Transport or a bearer token instead.',
    {
      extensions: { code: 'CSRF_HEADER_REQUIRED' satisfies ErrorCode, http: { status: 403 } },
    },
  )

/** A form cannot send these headers. Browsers add the credentials of other schemes than Bearer to forms by themselves. */
const isOwnPost = ({ method, headers }: Request) =>
  method === 'POST' &&
  (headers.has(apiKeyHeader) ||
    headers.has(sessionTransportHeader) ||
    readBearer(headers.get('authorization')) !== undefined)

/** Public GETs change nothing, so caches and links may send them without the header. */
export const useCsrfGuard = (isPublicGet: (request: Request) => boolean): Plugin => {
  const { onRequestParse, ...rest } = useCSRFPrevention()
  return {
    ...rest,
    onRequestParse(exchange) {
      if (isPublicGet(exchange.request) || isOwnPost(exchange.request)) return undefined
      try {
        return onRequestParse?.(exchange)
      } catch {
        throw createCsrfError()
      }
    },
  }
}
