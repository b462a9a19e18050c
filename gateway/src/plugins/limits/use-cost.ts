import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { ContextOf } from '../../context.ts'
import type { Reckon } from './reckon.ts'
import { tooComplex } from './too-complex.ts'

const maxCost = 2_000
const maxCostOfKey = 10_000

const sentenceOf = (cost: number) =>
  Number.isFinite(cost)
    ? `The operation may cost ${cost} points, which is too much.`
    : 'The operation may cost more points than can be counted.'

/** Refuses what costs too much before it runs; says the cost to whoever asks for it with the header `X-Cost: 1`. */
export const useCost = (reckon: Reckon, contextOf: ContextOf): Plugin => ({
  onExecute({ args, setResultAndStopExecution }) {
    const { request } = args.contextValue
    const context = contextOf(request)
    const { cost } = (context.reckoning = reckon(args.document, args.operationName, args.variableValues))
    if (cost > (context.client ? maxCostOfKey : maxCost)) {
      setResultAndStopExecution({ errors: [tooComplex(sentenceOf(cost))] })
      return
    }
    if (request.headers.get('x-cost') !== '1') return
    return {
      onExecuteDone({ result, setResult }) {
        if (!isAsyncIterable(result)) setResult({ ...result, extensions: { ...result.extensions, cost } })
      },
    }
  },
})
