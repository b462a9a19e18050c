import type { Plugin } from 'graphql-yoga'
import { type ApiKey, apiKeyHeader, clientOf } from './keys.ts'

/** Whoever presents an API key that nobody has is refused, rather than served as if without one. */
export const useApiKeys = (apiKeys: readonly ApiKey[]): Plugin => ({
  onRequest(exchange) {
    const presented = exchange.request.headers.get(apiKeyHeader)
    if (presented === null || clientOf(apiKeys, presented)) return
    const error = { message: 'The API key is unknown.', extensions: { code: 'INVALID_API_KEY' } }
    exchange.endResponse(exchange.fetchAPI.Response.json({ errors: [error] }, { status: 401 }))
  },
})
