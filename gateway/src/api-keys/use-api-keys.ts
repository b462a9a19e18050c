import type { Plugin } from 'graphql-yoga'
import { type ApiKey, apiKeyHeader, findClient } from './api-keys.ts'
import { refuse } from '../plugins/refuse.ts'

export const useApiKeys = (apiKeys: readonly ApiKey[]): Plugin => ({
  onRequest(exchange) {
    const presented = exchange.request.headers.get(apiKeyHeader)
    if (presented === null || findClient(apiKeys, presented)) return
    refuse(exchange, { status: 401, code: 'INVALID_API_KEY', message: 'The API key is unknown.' })
  },
})
