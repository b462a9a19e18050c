import {
  GraphQLError,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type ValidationRule,
  Kind,
  type SelectionSetNode,
  type ASTVisitor,
  type DirectiveNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { countSelections, foldSelections } from './fold.ts'
import { nestedListsRule } from './nested-lists.ts'
import { onceRule } from './once.ts'
import { shapeLimits } from './shape-limits.ts'
import { isTooComplex, createTooComplexError } from './too-complex.ts'

const aliasesRule: ValidationRule = (context) => {
  let count = 0
  return {
    Field({ alias }) {
      if (alias && (count += 1) === shapeLimits.aliases + 1)
        context.reportError(
          createTooComplexError(`The operation has too many aliases; the maximum is ${shapeLimits.aliases}.`, {
            limit: shapeLimits.aliases,
          }),
        )
    },
  }
}

/** graphql-js limits the depth of introspection. */
const depthRule: ValidationRule = (context) => {
  const measureDepth = foldSelections<number>((name) => context.getFragment(name), {
    none: 0,
    join: (parts) => Math.max(0, ...parts),
    field: (node, below) => (node.name.value.startsWith('__') ? 0 : 1 + below()),
  })
  return {
    OperationDefinition({ selectionSet }) {
      const depth = measureDepth(selectionSet)
      if (depth > shapeLimits.depth)
        context.reportError(
          createTooComplexError(`The operation is nested too deeply; the maximum is ${shapeLimits.depth} levels.`, {
            limit: shapeLimits.depth,
            value: depth,
          }),
        )
    },
  }
}

type NodeWithDirectives = { readonly directives?: readonly DirectiveNode[] | undefined }

const directivesRule: ValidationRule = (context) => {
  let count = 0
  const addDirectives = ({ directives = [] }: NodeWithDirectives) => {
    const previousCount = count
    count += directives.length
    if (directives.length > shapeLimits.directivesPerNode)
      context.reportError(
        createTooComplexError(
          `A field, fragment, variable or operation has too many directives; the maximum is ${shapeLimits.directivesPerNode}.`,
          { limit: shapeLimits.directivesPerNode, value: directives.length },
        ),
      )
    else if (previousCount <= shapeLimits.directives && count > shapeLimits.directives)
      context.reportError(
        createTooComplexError(`The operation has too many directives; the maximum is ${shapeLimits.directives}.`, {
          limit: shapeLimits.directives,
        }),
      )
  }
  return {
    OperationDefinition: addDirectives,
    VariableDefinition: addDirectives,
    Field: addDirectives,
    FragmentSpread: addDirectives,
    InlineFragment: addDirectives,
    FragmentDefinition: addDirectives,
  } satisfies ASTVisitor
}

const countRepeats = (set: SelectionSetNode, counts = new Map<string, number>()): number =>
  Math.max(
    0,
    ...set.selections.map((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return countRepeats(node.selectionSet, counts)
      const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count
    }),
  )

const duplicatesRule: ValidationRule = (context) => {
  const check = ({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }) => {
    const repeats = selectionSet ? countRepeats(selectionSet) : 0
    if (repeats > shapeLimits.repeats)
      context.reportError(
        createTooComplexError(
          `The operation selects the same field too often; the maximum is ${shapeLimits.repeats} times.`,
          { limit: shapeLimits.repeats, value: repeats },
        ),
      )
  }
  return { OperationDefinition: check, FragmentDefinition: check, Field: check }
}

const fragmentsRule: ValidationRule = (context) => {
  let fragments = 0
  let spreads = 0
  return {
    FragmentDefinition() {
      fragments += 1
      if (fragments === shapeLimits.fragments + 1)
        context.reportError(
          createTooComplexError(`The operation has too many fragments; the maximum is ${shapeLimits.fragments}.`, {
            limit: shapeLimits.fragments,
          }),
        )
    },
    FragmentSpread() {
      spreads += 1
      if (spreads === shapeLimits.spreads + 1)
        context.reportError(
          createTooComplexError(
            `The operation spreads fragments too often; the maximum is ${shapeLimits.spreads} times.`,
            { limit: shapeLimits.spreads },
          ),
        )
    },
  }
}

const rootFieldsRule: ValidationRule = (context) => {
  const countFields = countSelections(
    (name) => context.getFragment(name),
    () => 1,
  )
  return {
    OperationDefinition({ selectionSet }) {
      const count = countFields(selectionSet)
      if (count > shapeLimits.rootFields)
        context.reportError(
          createTooComplexError(
            `The operation has too many fields at its root; the maximum is ${shapeLimits.rootFields}.`,
            { limit: shapeLimits.rootFields, value: count },
          ),
        )
    },
  }
}

export const limitRules: ValidationRule[] = [
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
    return parse(source, { ...options, maxTokens: shapeLimits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens. Parsing aborted'))
      throw createTooComplexError(`The operation is too long; the maximum is ${shapeLimits.tokens} tokens.`, {
        limit: shapeLimits.tokens,
      })
    throw error
  }
}

/** Full validation of a document beyond the limits is expensive. */
const validateLimitsFirst =
  (hideSuggestions: boolean): typeof validate =>
  (schema, document, rules, options, typeInfo) => {
    const [violation] = validate(schema, document, limitRules, { maxErrors: 1 })
    if (violation) return [isTooComplex(violation) ? violation : createTooComplexError(violation.message)]
    return validate(schema, document, rules, { ...options, hideSuggestions }, typeInfo)
  }

/** Messages quote parts of the operation, and each of many may quote the same long name. */
const maxMessageChars = 1_000

export const useLimits = (showsSchema: boolean): Plugin => {
  const validateFn = validateLimitsFirst(!showsSchema)
  return {
    onParse: ({ setParseFn }) => setParseFn(parseBounded),
    onValidate({ setValidationFn, addValidationRule }) {
      setValidationFn(validateFn)
      if (!showsSchema) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
    onExecutionResult({ result }) {
      if (!result || !('errors' in result)) return
      for (const error of result.errors ?? []) {
        // Yoga responds to syntax errors with 200.
        if (isTooComplex(error) && !('data' in result)) error.extensions['http'] = { status: 400, spec: false }
        error.message = error.message.slice(0, maxMessageChars)
      }
    },
  }
}
