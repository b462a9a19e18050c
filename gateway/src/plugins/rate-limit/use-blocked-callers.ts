import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../../context.ts'
import { refuse } from '../refuse.ts'
import { type Buckets, toStatus } from './buckets.ts'
import { findSubjects } from './subjects.ts'
import { toTooManyRequests } from './too-many-requests.ts'

type ContextOf = (request: Request, peer?: string) => GatewayContext

/** Parsing a body costs most of what a refusal costs. */
export const useBlockedCallers = (
  buckets: Buckets,
  trusted: BlockList,
  getContext: ContextOf,
): Plugin<{ req?: IncomingMessage }, { req?: IncomingMessage }> => ({
  onRequest(exchange) {
    const { request, serverContext } = exchange
    const peer = serverContext.req?.socket.remoteAddress
    const context = getContext(request, peer)
    const level = buckets.findBlock(findSubjects(context, { request, peer, trusted }))
    if (level === null) return
    context.caller.rateLimit = toStatus(level, 0)
    refuse(exchange, { status: 429, ...toTooManyRequests(level) })
  },
})
