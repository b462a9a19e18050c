import type { ExecutionArgs, ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { ContextOf } from '../../context.ts'
import type { Reckon } from './reckon.ts'
import { tooComplex } from './too-complex.ts'

/** For who shows no API key. */
export const maxCost = 2_000
const maxCostOfKey = 10_000

export const wishesCost = (headers: Pick<Headers, 'get'>) => headers.get('x-cost') === '1'

const sentenceOf = (cost: number) =>
  Number.isFinite(cost)
    ? `The operation may cost ${cost} points, which is too much.`
    : 'The operation may cost more points than can be counted.'

type Starting = {
  args: ExecutionArgs & { contextValue: YogaInitialContext }
  setResultAndStopExecution: (result: ExecutionResult) => void
}

/** Refuses what costs too much before it runs; says the cost to whoever asks for it with the header `X-Cost: 1`. */
export const useCost = (reckon: Reckon, contextOf: ContextOf): Plugin => {
  const admit = ({ args, setResultAndStopExecution }: Starting) => {
    const context = contextOf(args.contextValue.request)
    const reckoning = reckon(args.document, args.operationName, args.variableValues)
    context.reckoning = reckoning
    if (reckoning.cost > (context.client ? maxCostOfKey : maxCost))
      setResultAndStopExecution({ errors: [tooComplex(sentenceOf(reckoning.cost))] })
    return reckoning
  }

  return {
    onExecute(starting) {
      const { cost } = admit(starting)
      if (!wishesCost(starting.args.contextValue.request.headers)) return
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
