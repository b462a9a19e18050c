import { headers } from '@partgate/schema/shop-api/headers.ts'

const pick = (received: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = received.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
  )

/** For public data, with the rate limit of the visitor's address. */
export const toAddressHeader = (received: Headers) => pick(received, [headers.forwardedFor])

/** The headers by which the gateway knows a visitor, and `more` of the received ones. */
export const toVisitorHeaders = (received: Headers, more: readonly string[] = []) =>
  pick(received, ['cookie', headers.forwardedFor, ...more])
