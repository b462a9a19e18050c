import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'graphql-yoga'
import type { GetContext } from '../../context.ts'
import { refuse } from '../refuse.ts'
import { type Buckets, toStatus } from './buckets.ts'
import type { FindSubjects } from './subjects.ts'
import { toTooManyRequests } from './too-many-requests.ts'

/** Parsing a body costs most of what a refusal costs. */
export const useBlockedCallers = (
  buckets: Buckets,
  findSubjects: FindSubjects,
  getContext: GetContext,
): Plugin<{ req?: IncomingMessage }, { req?: IncomingMessage }> => ({
  onRequest(exchange) {
    const { request, serverContext } = exchange
    const level = buckets.findBlock(findSubjects(request, serverContext.req))
    if (level === null) return
    getContext(request).caller.rateLimit = toStatus(level, 0)
    refuse(exchange, { status: 429, ...toTooManyRequests(level) })
  },
})
