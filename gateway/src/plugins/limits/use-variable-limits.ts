import { type ExecutionArgs, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { findVariableErrors } from '../../graphql/variable-errors.ts'

/** The executor would report up to 50 errors, each with the whole value. */
export const useVariableLimits = (showsSchema: boolean): Plugin => {
  const findErrors = ({ schema, document, operationName, variableValues }: ExecutionArgs) => {
    const operation = getOperationAST(document, operationName)
    return operation
      ? findVariableErrors(schema, operation, variableValues ?? {}, { hideSuggestions: !showsSchema })
      : []
  }
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args) => {
        const errors = findErrors(args)
        return errors.length > 0 ? { errors } : executeFn(args)
      })
    },
    onSubscribe({ subscribeFn, setSubscribeFn }) {
      setSubscribeFn((args) => {
        const errors = findErrors(args)
        return errors.length > 0 ? { errors } : subscribeFn(args)
      })
    },
  }
}
