import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, validate, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { aliasesRule } from './aliases.ts'
import { depthRule } from './depth.ts'
import { directivesRule } from './directives.ts'
import { duplicatesRule } from './duplicates.ts'
import { fragmentsRule } from './fragments.ts'
import { nestedListsRule } from './nested-lists.ts'
import { onceRule } from './once.ts'
import { rootFieldsRule } from './root-fields.ts'
import { tooComplex } from './too-complex.ts'

const maxTokens = 2_000

const limits: ValidationRule[] = [
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
  (rules: ValidationRule[], hideSuggestions: boolean): typeof validate =>
  (schema, document, given, options, typeInfo) => {
    const [excess] = validate(schema, document, rules, { maxErrors: 1 })
    return excess ? [excess] : validate(schema, document, given, { ...options, hideSuggestions }, typeInfo)
  }

/** Bounds an operation before it runs, and says of the schema what it may. */
export const useLimits = (tellsOfSchema: boolean): Plugin => {
  const rules = tellsOfSchema ? limits : [...limits, NoSchemaIntrospectionCustomRule]
  const validateFn = validateBounded(rules, !tellsOfSchema)
  return {
    onParse: ({ setParseFn }) => setParseFn(parseBounded),
    onValidate: ({ setValidationFn }) => setValidationFn(validateFn),
    onExecute({ args }) {
      // Variables are coerced by the executor; yoga's type does not know its option.
      Object.assign(args, { hideSuggestions: !tellsOfSchema })
    },
  }
}
