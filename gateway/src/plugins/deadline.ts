import { getOperationAST, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context.ts'

export const useDeadline = (queryMs: number, mutationMs: number): Plugin<GatewayContext> => ({
  onExecute({ args: { document, operationName, contextValue } }) {
    const isMutation = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION
    contextValue.caller.finishByMs = performance.now() + (isMutation ? mutationMs : queryMs)
  },
})
