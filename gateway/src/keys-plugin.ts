import type { Plugin } from 'graphql-yoga'
import { type ApiKey, apiKeyHeader, clientOf } from './keys.ts'
import { refuse } from './plugins/refuse.ts'

/** Whoever presents an API key that nobody has is refused, rather than served as if without one. */
export const useApiKeys = (apiKeys: readonly ApiKey[]): Plugin => ({
  onRequest(exchange) {
    const presented = exchange.request.headers.get(apiKeyHeader)
    if (presented === null || clientOf(apiKeys, presented)) return
    refuse(exchange, { status: 401, code: 'INVALID_API_KEY', message: 'The API key is unknown.' })
  },
})
