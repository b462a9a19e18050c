import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ErrorCode } from '../graphql/error-codes.ts'

const createCsrfError = () =>
  new GraphQLError(
    'A page of another site could have sent this request. Send JSON, or the header X-GraphQL-Yoga-CSRF.',
    {
      extensions: { code: 'CSRF_HEADER_REQUIRED' satisfies ErrorCode, http: { status: 403 } },
    },
  )

/** Public GETs change nothing, so caches and links may send them without the header. */
export const useCsrfGuard = (isPublicGet: (request: Request) => boolean): Plugin => {
  const { onRequestParse, ...rest } = useCSRFPrevention()
  return {
    ...rest,
    onRequestParse(exchange) {
      if (isPublicGet(exchange.request)) return undefined
      try {
        return onRequestParse?.(exchange)
      } catch {
        throw createCsrfError()
      }
    },
  }
}
