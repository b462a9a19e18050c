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
import { foldSelections } from './fold.ts'
import { nestedListsRule } from './nested-lists.ts'
import { onceRule } from './once.ts'
import { isTooComplex, createTooComplexError } from './too-complex.ts'

const maxAliases = 30

const aliasesRule: ValidationRule = (context) => {
  let count = 0
  return {
    Field({ alias }) {
      if (alias && (count += 1) === maxAliases + 1)
        context.reportError(createTooComplexError(`The operation has too many aliases; the maximum is ${maxAliases}.`))
    },
  }
}

const maxDepth = 14

/** graphql-js limits the depth of introspection. */
const depthRule: ValidationRule = (context) => {
  const measureDepth = foldSelections<number>((name) => context.getFragment(name), {
    none: 0,
    join: (parts) => Math.max(0, ...parts),
    field: (node, below) => (node.name.value.startsWith('__') ? 0 : 1 + below()),
  })
  return {
    OperationDefinition({ selectionSet }) {
      if (measureDepth(selectionSet) > maxDepth)
        context.reportError(
          createTooComplexError(`The operation is nested too deeply; the maximum is ${maxDepth} levels.`),
        )
    },
  }
}

const maxDirectivesPerNode = 3
const maxDirectives = 30

type NodeWithDirectives = { readonly directives?: readonly DirectiveNode[] | undefined }

const directivesRule: ValidationRule = (context) => {
  let count = 0
  const addDirectives = ({ directives = [] }: NodeWithDirectives) => {
    const previousCount = count
    count += directives.length
    if (directives.length > maxDirectivesPerNode)
      context.reportError(
        createTooComplexError(
          `A field, fragment, variable or operation has too many directives; the maximum is ${maxDirectivesPerNode}.`,
        ),
      )
    else if (previousCount <= maxDirectives && count > maxDirectives)
      context.reportError(
        createTooComplexError(`The operation has too many directives; the maximum is ${maxDirectives}.`),
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

/** A client may select the same field once for each type of an interface. */
const maxRepeats = 20

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
    if (selectionSet && countRepeats(selectionSet) > maxRepeats)
      context.reportError(
        createTooComplexError(`The operation selects the same field too often; the maximum is ${maxRepeats} times.`),
      )
  }
  return { OperationDefinition: check, FragmentDefinition: check, Field: check }
}

const maxFragments = 50
/** Validation compares all pairs of spreads. */
const maxSpreads = 100

const fragmentsRule: ValidationRule = (context) => {
  let fragments = 0
  let spreads = 0
  return {
    FragmentDefinition() {
      fragments += 1
      if (fragments === maxFragments + 1)
        context.reportError(
          createTooComplexError(`The operation has too many fragments; the maximum is ${maxFragments}.`),
        )
    },
    FragmentSpread() {
      spreads += 1
      if (spreads === maxSpreads + 1)
        context.reportError(
          createTooComplexError(`The operation spreads fragments too often; the maximum is ${maxSpreads} times.`),
        )
    },
  }
}

const maxRootFields = 20

const rootFieldsRule: ValidationRule = (context) => {
  const countFields = foldSelections<number>((name) => context.getFragment(name), {
    none: 0,
    join: (parts) => parts.reduce((sum, part) => sum + part, 0),
    field: () => 1,
  })
  return {
    OperationDefinition({ selectionSet }) {
      if (countFields(selectionSet) > maxRootFields)
        context.reportError(
          createTooComplexError(`The operation has too many fields at its root; the maximum is ${maxRootFields}.`),
        )
    },
  }
}

const maxTokens = 2_000

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
    return parse(source, { ...options, maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('tokens. Parsing aborted'))
      throw createTooComplexError(`The operation is too long; the maximum is ${maxTokens} tokens.`)
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

const suggestion = / Did you mean [^?]*\?/g

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
        // `hideSuggestions` has no effect on errors of variables.
        if (!showsSchema) error.message = error.message.replace(suggestion, '')
      }
    },
  }
}
