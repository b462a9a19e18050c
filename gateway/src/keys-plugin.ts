import type { Plugin } from 'graphql-yoga'
import { type ApiKey, apiKeyHeader, clientOf } from './keys.ts'

/** Whoever presents an API key that nobody has is refused, rather than served as if without one. */
export const useApiKeys = (apiKeys: readonly ApiKey[]): Plugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    const presented = request.headers.get(apiKeyHeader)
    if (presented === null || clientOf(apiKeys, presented)) return
    const error = { message: 'The API key is unknown.', extensions: { code: 'INVALID_API_KEY' } }
    endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 401 }))
  },
})
