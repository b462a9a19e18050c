import {
  type DocumentNode,
  type FragmentSpreadNode,
  getNullableType,
  getOperationAST,
  type GraphQLSchema,
  type InlineFragmentNode,
  isInputObjectType,
  isListType,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  typeFromAST,
  type TypeNode,
  validate,
  type ValidationRule,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { findVariableErrors } from '../graphql/variable-errors.ts'
import { hasDefer } from '../live/index.ts'
import { countSelections, createFragmentFinder } from '../plugins/limits/fold.ts'
import { shapeLimits } from '../plugins/limits/shape-limits.ts'
import { limitRules } from '../plugins/limits/use-limits.ts'
import { decideOperation } from '../plugins/trusted/decision.ts'
import { hasText, type Manifest } from '../plugins/trusted/manifest.ts'
import { isPublicDocument } from '../plugins/trusted/public-document.ts'
import { type Parameters, parseVariables } from './parameters.ts'

const maxCompiled = 1_000
/** Texts of partners that are not trusted documents. Compilation costs as much as several executions, and a client that writes values into its texts never
 * sends one again, so a text is compiled when it arrives for the third time. */
const ownTexts = { compiledFrom: 3, max: 200, maxChars: 4 * 1024 * 1024 }
/** The compiler writes code for each field, and again for each spread of its fragment. */
const maxOwnFields = 500

type Kind = 'query' | 'mutation'
type Run = (root: unknown, context: unknown, variables: Record<string, unknown>) => unknown
export type Operation = {
  document: DocumentNode
  kind: Kind
  name: string | undefined
  variableNames: readonly string[]
  isPublic: boolean
  isTrusted: boolean
  run: Run
}

type Options = { schema: GraphQLSchema; manifest: Manifest; introspection: boolean }

const isNested = (schema: GraphQLSchema, node: TypeNode): boolean => {
  const type = getNullableType(typeFromAST(schema, node))
  return isListType(type) || isInputObjectType(type)
}

/**
 * The compiled check does not know `@oneOf`, and reports an error for each item of a list.
 * A result without data means that the variables are invalid.
 */
const checkNestedVariables = (schema: GraphQLSchema, definition: OperationDefinitionNode, run: Run): Run => {
  if (!definition.variableDefinitions?.some(({ type }) => isNested(schema, type))) return run
  return (root, context, variables) => {
    const errors = findVariableErrors(schema, definition, variables, { max: 1 })
    return errors.length > 0 ? { errors } : run(root, context, variables)
  }
}

const countFields = (document: DocumentNode, { selectionSet }: OperationDefinitionNode) =>
  countSelections(createFragmentFinder(document), (_node, below) => 1 + below())(selectionSet)

/** The compiler loses fields of a fragment that a document spreads both with and without a condition, such as `@include`. */
const hasFragmentDirective = (document: DocumentNode) => {
  let isFound = false
  const check = ({ directives = [] }: FragmentSpreadNode | InlineFragmentNode) => {
    if (directives.length > 0) isFound = true
  }
  visit(document, { FragmentSpread: check, InlineFragment: check })
  return isFound
}

/** No test covers the operations of partners, so only queries are compiled, of a bounded size and without what the compiler executes differently. */
const canCompileOwn = (document: DocumentNode, definition: OperationDefinitionNode) =>
  definition.operation === OperationTypeNode.QUERY &&
  !hasFragmentDirective(document) &&
  countFields(document, definition) <= maxOwnFields

/** A compiled operation does not check whether a variable without a value, or with null, is where the schema requires a value. */
const hasAllVariables = ({ variableNames }: Operation, variables: Record<string, unknown>) =>
  variableNames.every((name) => Object.hasOwn(variables, name) && variables[name] !== null)

export const createOperations = ({ schema, manifest, introspection }: Options) => {
  const rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const trusted = new LRUCache<string, { operation: Operation | null }>({ max: maxCompiled })
  const own = new LRUCache<string, { sentCount: number; operation?: Operation | null }>({
    max: ownTexts.max,
    maxSize: ownTexts.maxChars,
    sizeCalculation: (_, text) => text.length,
  })

  /** Null for what the GraphQL server handles: subscriptions, `@defer`, invalid documents, and what the compiler cannot compile. */
  const compile = (document: DocumentNode, isTrusted: boolean): Operation | null => {
    const definition = getOperationAST(document)
    if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION || hasDefer(document)) return null
    const isValid = (rules: readonly ValidationRule[]) =>
      validate(schema, document, rules, { maxErrors: 1 }).length === 0
    if (!isValid(limitRules) || !isValid(rules)) return null
    if (!isTrusted && !canCompileOwn(document, definition)) return null
    const query = compileQuery(schema, document)
    if (!isCompiledQuery(query)) return null
    const { operation: kind, name, variableDefinitions = [] } = definition
    return {
      document,
      kind,
      name: name?.value,
      variableNames: variableDefinitions.map(({ variable }) => variable.name.value),
      isPublic: isPublicDocument(document),
      isTrusted,
      run: checkNestedVariables(schema, definition, query.query),
    }
  }

  const getTrusted = (text: string) => {
    const known = trusted.get(text)
    if (known) return known.operation
    const operation = compile(parse(text), true)
    trusted.set(text, { operation })
    return operation
  }

  const compileOwn = (text: string) => {
    try {
      return compile(parse(text, { maxTokens: shapeLimits.tokens }), false)
    } catch {
      return null
    }
  }

  const getOwn = (text: string, variables: Record<string, unknown>) => {
    const sent = own.get(text) ?? { sentCount: 0 }
    if (sent.sentCount === 0) own.set(text, sent)
    sent.sentCount += 1
    if (sent.sentCount === ownTexts.compiledFrom) sent.operation = compileOwn(text)
    return sent.operation && hasAllVariables(sent.operation, variables) ? sent.operation : null
  }

  return (given: Parameters, canSendFreeForm: boolean): Operation | null => {
    const decision = decideOperation(given, manifest, () => canSendFreeForm)
    if (decision.kind !== 'accepted') return null
    const { text } = decision
    const operation = hasText(manifest, text) ? getTrusted(text) : getOwn(text, parseVariables(given) ?? {})
    const { operationName: name = null } = given
    return name === null || name === operation?.name ? operation : null
  }
}
