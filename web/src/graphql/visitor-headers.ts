import { headers } from '@partgate/schema/shop-api/headers.ts'

/** The headers by which the gateway knows a visitor, and `more` of the received ones. */
export const toVisitorHeaders = (received: Headers, more: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    ['cookie', headers.forwardedFor, ...more].flatMap((name) => {
      const value = received.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )
