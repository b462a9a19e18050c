import {
  type DocumentNode,
  getNullableType,
  getOperationAST,
  type GraphQLSchema,
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
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { findVariableErrors } from '../graphql/variable-errors.ts'
import { hasDefer } from '../live/index.ts'
import { limitRules } from '../plugins/limits/use-limits.ts'
import { decideOperation } from '../plugins/trusted/decision.ts'
import type { Manifest } from '../plugins/trusted/manifest.ts'
import { isPublicDocument } from '../plugins/trusted/public-document.ts'
import type { Parameters } from './parameters.ts'

const maxCompiled = 1_000

type Kind = 'query' | 'mutation'
type Run = (root: unknown, context: unknown, variables: Record<string, unknown>) => unknown
export type Operation = { document: DocumentNode; kind: Kind; name: string | undefined; isPublic: boolean; run: Run }

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

export const createOperations = ({ schema, manifest, introspection }: Options) => {
  const rules = [...limitRules, ...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const compiled = new LRUCache<string, { operation: Operation | null }>({ max: maxCompiled })

  /** Null for subscriptions, `@defer` and invalid documents. */
  const compile = (text: string): Operation | null => {
    const document = parse(text)
    const definition = getOperationAST(document)
    if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION || hasDefer(document)) return null
    if (validate(schema, document, rules).length > 0) return null
    const query = compileQuery(schema, document)
    if (!isCompiledQuery(query)) return null
    const { operation: kind, name } = definition
    const run = checkNestedVariables(schema, definition, query.query)
    return { document, kind, name: name?.value, isPublic: isPublicDocument(document), run }
  }

  const getOperation = (text: string) => {
    const known = compiled.get(text)
    if (known) return known.operation
    const operation = compile(text)
    compiled.set(text, { operation })
    return operation
  }

  return (given: Parameters): Operation | null => {
    const decision = decideOperation(given, manifest, () => false)
    if (decision.kind !== 'accepted') return null
    const operation = getOperation(decision.text)
    const { operationName: name = null } = given
    return name === null || name === operation?.name ? operation : null
  }
}
