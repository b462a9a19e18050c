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
        context.reportError(createTooComplexError('The operation has too many aliases.'))
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
        context.reportError(createTooComplexError('The operation is nested too deeply.'))
    },
  }
}

const maxPerPlace = 3
const maxPerDocument = 30

type Place = { readonly directives?: readonly DirectiveNode[] | undefined }

const directivesRule: ValidationRule = (context) => {
  let count = 0
  const take = ({ directives = [] }: Place) => {
    const before = count
    count += directives.length
    if (directives.length > maxPerPlace)
      context.reportError(createTooComplexError('One place has too many directives.'))
    else if (before <= maxPerDocument && count > maxPerDocument)
      context.reportError(createTooComplexError('The operation has too many directives.'))
  }
  return {
    OperationDefinition: take,
    VariableDefinition: take,
    Field: take,
    FragmentSpread: take,
    InlineFragment: take,
    FragmentDefinition: take,
  } satisfies ASTVisitor
}

/** A field may be selected on each type of an interface. */
const maxTimes = 20

const maxRepeats = (set: SelectionSetNode, counts = new Map<string, number>()): number =>
  Math.max(
    0,
    ...set.selections.map((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return maxRepeats(node.selectionSet, counts)
      const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count
    }),
  )

const duplicatesRule: ValidationRule = (context) => {
  const check = ({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }) => {
    if (selectionSet && maxRepeats(selectionSet) > maxTimes)
      context.reportError(createTooComplexError('The operation selects the same field too often.'))
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
        context.reportError(createTooComplexError('The operation has too many fragments.'))
    },
    FragmentSpread() {
      spreads += 1
      if (spreads === maxSpreads + 1)
        context.reportError(createTooComplexError('The operation spreads fragments too often.'))
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
        context.reportError(createTooComplexError('The operation has too many fields at its root.'))
    },
  }
}

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
      throw createTooComplexError('The operation is too long.')
    throw error
  }
}

/** The limits come first: validating a refused document is expensive. */
const validateBounded =
  (hideSuggestions: boolean): typeof validate =>
  (schema, document, given, options, typeInfo) => {
    const [excess] = validate(schema, document, limits, { maxErrors: 1 })
    if (excess) return [isTooComplex(excess) ? excess : createTooComplexError(excess.message)]
    return validate(schema, document, given, { ...options, hideSuggestions }, typeInfo)
  }

const suggestion = / Did you mean [^?]*\?/g

export const useLimits = (showsSchema: boolean): Plugin => {
  const validateFn = validateBounded(!showsSchema)
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
        // The executor that coerces variables has no such setting.
        if (!showsSchema) error.message = error.message.replace(suggestion, '')
      }
    },
  }
}
