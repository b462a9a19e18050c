import type { ExecutionArgs, ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { Client } from '../../api-keys/api-keys.ts'
import type { GetContext } from '../../context.ts'
import type { CalculateCost, WorstCase } from './operation-cost.ts'
import { createTooComplexError } from './too-complex.ts'

const maxCost = 2_000
const maxCostWithKey = 10_000

export const getMaxCost = (client: Client | null) => (client ? maxCostWithKey : maxCost)

/** An operation sends its requests to the shop almost at once. */
export const maxRequests = 50

const createTooManyRequestsError = (requests: number) =>
  createTooComplexError(
    `The operation may need ${requests} requests to the shop; the maximum is ${maxRequests}. Request fewer rows, or split the operation.`,
    { requests, limit: maxRequests },
  )

export const shouldReportCost = (headers: Pick<Headers, 'get'>) => headers.get('x-cost') === '1'

const createTooDearError = (cost: number, limit: number) => {
  const maximum = `An operation may cost at most ${limit} points${limit === maxCost ? `, ${maxCostWithKey} with an API key` : ''}.`
  return Number.isFinite(cost)
    ? createTooComplexError(`The operation may cost ${cost} points. ${maximum}`, { cost, limit })
    : createTooComplexError(`The operation may cost more points than can be counted. ${maximum}`, { limit })
}

/** The limits of one operation, in both lanes. */
export const findRefusal = ({ cost, requests }: Pick<WorstCase, 'cost' | 'requests'>, client: Client | null) => {
  const limit = getMaxCost(client)
  if (cost > limit) return createTooDearError(cost, limit)
  return requests > maxRequests ? createTooManyRequestsError(requests) : null
}

type Starting = {
  args: ExecutionArgs & { contextValue: YogaInitialContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}

export const useCost = (calculateCost: CalculateCost, getContext: GetContext): Plugin => {
  const admit = ({ args, setResultAndStopExecution }: Starting) => {
    const context = getContext(args.contextValue.request)
    const operationCost = calculateCost(args.document, args.operationName, args.variableValues)
    context.operationCost = operationCost
    const refusal = findRefusal(operationCost, context.client)
    if (refusal) setResultAndStopExecution({ errors: [refusal] })
    return operationCost
  }

  return {
    onExecute(starting) {
      const { cost } = admit(starting)
      if (!shouldReportCost(starting.args.contextValue.request.headers)) return
      return {
        onExecuteDone({ result, setResult }) {
          if (!isAsyncIterable(result)) setResult({ ...result, extensions: { ...result.extensions, cost } })
        },
      }
    },
    onSubscribe(starting) {
      admit(starting)
    },
  }
}
