import {
  concatAST,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Sources } from './typed-strings.ts'

const listSelectedTypes = (schema: GraphQLSchema, sources: Sources) => {
  const info = new TypeInfo(schema)
  const selected = new Set<string>()
  const rememberParent = () => {
    const parent = info.getParentType()
    const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]
    for (const type of types) if (isObjectType(type) && !type.getFields().id) selected.add(type.name)
  }
  visit(
    concatAST(sources.flatMap(({ document }) => document ?? [])),
    visitWithTypeInfo(info, { Field: rememberParent }),
  )
  return selected
}

/** Types without an id that the operations select; the cache stores them inside their parent. */
export const plugin = (schema: GraphQLSchema, sources: Sources) => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const isRoot = (name: string) => roots.some((root) => root?.name === name)
  const names = [...listSelectedTypes(schema, sources)].filter((name) => !isRoot(name)).toSorted()
  return { content: `export const embeddedTypes = ${JSON.stringify(names)}` }
}
