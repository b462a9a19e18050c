import type { BlockList } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { GatewayContext } from '../../context.ts'
import type { Buckets, Subject } from './buckets.ts'
import { subjectsOf } from './subjects.ts'

/** What an operation costs that was refused before it could be reckoned. */
const refusedPoints = 50

type ServerContext = { req?: IncomingMessage }
type Starting = {
  args: { contextValue: YogaInitialContext & ServerContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}
type ContextOf = (request: Request, peer?: string) => GatewayContext

const tooMany = (seconds: number) => {
  const http = { status: 429, headers: { 'retry-after': `${seconds}` }, spec: false }
  const message = `Too many requests; try again in ${seconds} s.`
  return { errors: [new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http } })] }
}

/** Charges each operation by its cost to whoever asks, and refuses with 429 who has asked for too much. */
export const useRateLimit = (
  buckets: Buckets,
  trusted: BlockList,
  contextOf: ContextOf,
): Plugin<ServerContext, ServerContext> => {
  const settled = new WeakSet<Request>()

  const subjectsIn = (request: Request, { req }: ServerContext): Subject[] => {
    const peer = req?.socket.remoteAddress
    return subjectsOf(contextOf(request, peer), { request, peer, trusted })
  }

  const charge = async ({ args: { contextValue }, setResultAndStopExecution }: Starting) => {
    const { request } = contextValue
    settled.add(request)
    const { cost: points, attempts } = contextOf(request).reckoning ?? { cost: 0, attempts: 0 }
    const seconds = await buckets.charge(subjectsIn(request, contextValue), { points, attempts })
    if (seconds > 0) setResultAndStopExecution(tooMany(seconds))
  }

  return {
    onParams({ request, context, setResult }) {
      const seconds = buckets.blockedForS(subjectsIn(request, context))
      if (seconds === 0) return
      settled.add(request)
      setResult(tooMany(seconds))
    },
    onExecute: charge,
    onSubscribe: charge,
    async onExecutionResult({ request, context }) {
      if (settled.has(request)) return
      settled.add(request)
      await buckets.charge(subjectsIn(request, context), { points: refusedPoints, attempts: 0 })
    },
  }
}
