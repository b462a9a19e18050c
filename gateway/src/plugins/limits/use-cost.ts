import type { ExecutionArgs, ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { GetContext } from '../../context.ts'
import type { CalculateCost } from './operation-cost.ts'
import { createTooComplexError } from './too-complex.ts'

/** Without an API key. */
export const maxCost = 2_000
const maxCostWithKey = 10_000

export const shouldReportCost = (headers: Pick<Headers, 'get'>) => headers.get('x-cost') === '1'

const formatCost = (cost: number) =>
  Number.isFinite(cost)
    ? `The operation may cost ${cost} points, which is too much.`
    : 'The operation may cost more points than can be counted.'

type Starting = {
  args: ExecutionArgs & { contextValue: YogaInitialContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}

export const useCost = (calculateCost: CalculateCost, getContext: GetContext): Plugin => {
  const admit = ({ args, setResultAndStopExecution }: Starting) => {
    const context = getContext(args.contextValue.request)
    const operationCost = calculateCost(args.document, args.operationName, args.variableValues)
    context.operationCost = operationCost
    if (operationCost.cost > (context.client ? maxCostWithKey : maxCost))
      setResultAndStopExecution({ errors: [createTooComplexError(formatCost(operationCost.cost))] })
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
