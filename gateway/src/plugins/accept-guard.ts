import type { Plugin } from 'graphql-yoga'
import { canAccept } from '../live/index.ts'
import { refuse } from './refuse.ts'

const types = ['application/json', 'application/graphql-response+json', 'text/event-stream', 'multipart/mixed']

/** Refuses a POST before it runs, because the server would run the operation and then send 406 without a body. */
export const useAcceptGuard = (): Plugin => ({
  onRequest(exchange) {
    const { request, url } = exchange
    if (request.method !== 'POST' || !/^\/graphql\/?$/.test(url.pathname) || canAccept(request, types)) return
    const message = `The header Accept must permit one of ${types.join(', ')}.`
    refuse(exchange, { status: 406, code: 'BAD_REQUEST', message })
  },
})
