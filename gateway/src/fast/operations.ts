import {
  type DocumentNode,
  getNamedType,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  isInputObjectType,
  type NamedTypeNode,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
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

const hasInputObjects = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type }) => isInputObjectType(getNamedType(typeFromAST(schema, type as NamedTypeNode))))

/** The compiled check of input objects does not know `@oneOf`. A result without data means that the variables are invalid. */
const checkInputObjects =
  (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, run: Run): Run =>
  (root, context, variables) => {
    const { errors } = getVariableValues(schema, variableDefinitions, variables)
    return errors ? { errors } : run(root, context, variables)
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
    const run = hasInputObjects(schema, definition) ? checkInputObjects(schema, definition, query.query) : query.query
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
