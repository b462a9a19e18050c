import type { IncomingMessage } from 'node:http'
import { type ExecutionResult, GraphQLError } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { GetContext } from '../../context.ts'
import type { OperationCost } from '../limits/operation-cost.ts'
import { createTooComplexError } from '../limits/too-complex.ts'
import { type Buckets, type Charge, type Charged, type Level, refusedPoints } from './buckets.ts'
import type { FindSubjects } from './subjects.ts'
import { toTooManyRequests } from './too-many-requests.ts'

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

/** `charged`: by the fast lane, before it handed the request over. */
type ServerContext = { req?: IncomingMessage & { charged?: Charged } }
type Starting = {
  args: { contextValue: YogaInitialContext & ServerContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}

const createRefusal = (level: Level, cost: number) => {
  const { unit, windowS, limit } = level
  if (unit === 'points' && cost > limit)
    return createTooComplexError(
      `The operation costs ${cost} points; the limit of the caller is ${limit} points in ${windowS} s. Request fewer rows, or split the operation.`,
      { cost, limit },
    )
  const { message, code, headers, extensions } = toTooManyRequests(level, cost)
  const http = { status: 429, headers, spec: false }
  return new GraphQLError(message, { extensions: { code, ...extensions, http } })
}

export const useRateLimit = (
  buckets: Buckets,
  findSubjects: FindSubjects,
  getContext: GetContext,
): Plugin<ServerContext, ServerContext> => {
  const settled = new WeakSet<Request>()

  const chargeRequest = async (request: Request, { req }: ServerContext, charge: Charge) => {
    const { status, refusal } = req?.charged ?? (await buckets.charge(findSubjects(request, req), charge))
    getContext(request).caller.rateLimit = status
    return refusal
  }

  const charge = async ({ args: { contextValue }, setResultAndStopExecution }: Starting) => {
    const { request } = contextValue
    settled.add(request)
    const { cost, attempts }: OperationCost = getContext(request).operationCost ?? { cost: 0, attempts: 0 }
    const refusal = await chargeRequest(request, contextValue, { points: cost, attempts })
    if (refusal) setResultAndStopExecution({ errors: [createRefusal(refusal, cost)] })
  }

  const chargeRefused = (request: Request, context: ServerContext, points: number) =>
    chargeRequest(request, context, { points, pointsIfRefused: points, attempts: 0 })

  return {
    onExecute: charge,
    onSubscribe: charge,
    async onExecutionResult({ request, context }) {
      if (settled.has(request)) return
      settled.add(request)
      await chargeRefused(request, context, refusedPoints)
    },
    /** Malformed bodies, forged requests and unknown keys end before an operation is found. */
    async onResponse({ request, response, serverContext }) {
      if (settled.has(request) || !isRefusal(response.status)) return
      await chargeRefused(request, serverContext, refusalPoints(request, response.status))
    },
  }
}
