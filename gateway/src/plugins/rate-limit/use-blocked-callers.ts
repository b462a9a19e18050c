import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../../context.ts'
import { refuse } from '../refuse.ts'
import type { Buckets } from './buckets.ts'
import { findSubjects } from './subjects.ts'

type ContextOf = (request: Request, peer?: string) => GatewayContext

export const createTooManyRequestsError = (seconds: number) => `Too many requests; try again in ${seconds} s.`

/** Parsing a body costs most of what a refusal costs. */
export const useBlockedCallers = (
  buckets: Buckets,
  trusted: BlockList,
  getContext: ContextOf,
): Plugin<{ req?: IncomingMessage }, { req?: IncomingMessage }> => ({
  onRequest(exchange) {
    const { request, serverContext } = exchange
    const peer = serverContext.req?.socket.remoteAddress
    const seconds = buckets.blockedForS(findSubjects(getContext(request, peer), { request, peer, trusted }))
    if (seconds === 0) return
    const message = createTooManyRequestsError(seconds)
    refuse(exchange, { status: 429, code: 'RATE_LIMITED', message, headers: { 'retry-after': `${seconds}` } })
  },
})
