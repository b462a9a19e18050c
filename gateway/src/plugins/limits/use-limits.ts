import {
  GraphQLError,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { aliasesRule } from './aliases.ts'
import { depthRule } from './depth.ts'
import { directivesRule } from './directives.ts'
import { duplicatesRule } from './duplicates.ts'
import { fragmentsRule } from './fragments.ts'
import { nestedListsRule } from './nested-lists.ts'
import { onceRule } from './once.ts'
import { rootFieldsRule } from './root-fields.ts'
import { isTooComplex, tooComplex } from './too-complex.ts'

const maxTokens = 2_000

export const limits: ValidationRule[] = [
  NoFragmentCyclesRule,
  fragmentsRule,
  duplicatesRule,
  depthRule,
  aliasesRule,
  rootFieldsRule,
  directivesRule,
  nestedListsRule,
  onceRule,
]

const parseBounded: typeof parse = (source, options) => {
  try {
    return parse(source, { ...options, maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens. Parsing aborted'))
      throw tooComplex('The operation is too long.')
    throw error
  }
}

/** The limits first, for what they refuse is dear to validate. */
const validateBounded =
  (hideSuggestions: boolean): typeof validate =>
  (schema, document, given, options, typeInfo) => {
    const [excess] = validate(schema, document, limits, { maxErrors: 1 })
    if (excess) return [isTooComplex(excess) ? excess : tooComplex(excess.message)]
    return validate(schema, document, given, { ...options, hideSuggestions }, typeInfo)
  }

const suggestion = / Did you mean [^?]*\?/g

/** Bounds an operation before it runs, and says of the schema what it may. */
export const useLimits = (tellsOfSchema: boolean): Plugin => {
  const validateFn = validateBounded(!tellsOfSchema)
  return {
    onParse: ({ setParseFn }) => setParseFn(parseBounded),
    onValidate({ setValidationFn, addValidationRule }) {
      setValidationFn(validateFn)
      if (!tellsOfSchema) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
    onExecutionResult({ result }) {
      if (!result || !('errors' in result)) return
      for (const error of result.errors ?? []) {
        // Yoga takes what parsing refuses for a plain syntax error, and answers with 200.
        if (isTooComplex(error) && !('data' in result)) error.extensions['http'] = { status: 400, spec: false }
        // Variables are coerced in the executor, which has no such setting.
        if (!tellsOfSchema) error.message = error.message.replace(suggestion, '')
      }
    },
  }
}
