import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { GatewayContext } from '../../context.ts'
import type { Buckets, Subject } from './buckets.ts'
import { findSubjects } from './subjects.ts'
import { createTooManyRequestsError } from './use-blocked-callers.ts'

const refusedPoints = 50

/** Also for the largest body where the length is unknown. */
const refusedPointsPerKb = 5
const maxRefusedKb = 2 * 1024
const tooLarge = 413

const refusalPoints = ({ method, headers }: Request, status: number) => {
  if (method !== 'POST' || status === tooLarge) return refusedPoints
  const length = headers.get('content-length')
  const kb = length === null ? maxRefusedKb : Math.min(maxRefusedKb, Math.floor(Number(length) / 1024))
  return refusedPoints + kb * refusedPointsPerKb
}

/** 404 is free, and a caller after 429 has no points left. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 404 && status !== 429

type ServerContext = { req?: IncomingMessage }
type Starting = {
  args: { contextValue: YogaInitialContext & ServerContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}
type ContextOf = (request: Request, peer?: string) => GatewayContext

const tooMany = (seconds: number) => {
  const http = { status: 429, headers: { 'retry-after': `${seconds}` }, spec: false }
  return {
    errors: [new GraphQLError(createTooManyRequestsError(seconds), { extensions: { code: 'RATE_LIMITED', http } })],
  }
}

export const useRateLimit = (
  buckets: Buckets,
  trusted: BlockList,
  getContext: ContextOf,
): Plugin<ServerContext, ServerContext> => {
  const settled = new WeakSet<Request>()

  const subjectsIn = (request: Request, { req }: ServerContext): Subject[] => {
    const peer = req?.socket.remoteAddress
    return findSubjects(getContext(request, peer), { request, peer, trusted })
  }

  const charge = async ({ args: { contextValue }, setResultAndStopExecution }: Starting) => {
    const { request } = contextValue
    settled.add(request)
    const { cost: points, attempts } = getContext(request).operationCost ?? { cost: 0, attempts: 0 }
    const seconds = await buckets.charge(subjectsIn(request, contextValue), { points, attempts })
    if (seconds > 0) setResultAndStopExecution(tooMany(seconds))
  }

  return {
    onExecute: charge,
    onSubscribe: charge,
    async onExecutionResult({ request, context }) {
      if (settled.has(request)) return
      settled.add(request)
      await buckets.charge(subjectsIn(request, context), { points: refusedPoints, attempts: 0 })
    },
    /** Malformed bodies, forged requests and unknown keys end before an operation is found. */
    async onResponse({ request, response, serverContext }) {
      if (settled.has(request) || !isRefusal(response.status)) return
      const points = refusalPoints(request, response.status)
      await buckets.charge(subjectsIn(request, serverContext), { points, attempts: 0 })
    },
  }
}
