import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql'

type Fault = [coordinate: string, sentence: string]
type Definition = { astNode?: { directives?: readonly { name: { value: string } }[] } | null }

export const isForStorefronts = ({ astNode }: Definition) =>
  astNode?.directives?.some(({ name }) => name.value === 'storefront') ?? false

export const listRoots = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type)

/** Every entity is a Node, so Node leads to no type in particular. */
const listImplementations = (schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLNamedType[] => {
  if (isUnionType(type)) return type.getTypes()
  return isInterfaceType(type) && type.name !== 'Node' ? schema.getPossibleTypes(type) : []
}

type IsFollowed = (field: Definition) => boolean

const listFieldTypes = (type: GraphQLNamedType, isFollowed: IsFollowed): GraphQLNamedType[] => {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields())
    .filter(isFollowed)
    .flatMap((field) => [field, ...field.args].map((each) => getNamedType(each.type)))
}

const findTypes = (schema: GraphQLSchema, isFollowed: IsFollowed) => {
  const found = new Set<GraphQLNamedType>(listRoots(schema))
  for (const type of found)
    for (const next of [...listImplementations(schema, type), ...listFieldTypes(type, isFollowed)]) found.add(next)
  return found
}

/** A type is for storefronts exactly if only fields for storefronts lead to it. */
export const findStorefrontFaults = (schema: GraphQLSchema): Fault[] => {
  const forPartners = findTypes(schema, (field) => !isForStorefronts(field))
  return [...findTypes(schema, () => true)]
    .filter((type) => isObjectType(type) || isInputObjectType(type) || isEnumType(type))
    .filter((type) => isForStorefronts(type) === forPartners.has(type))
    .map((type) => [
      type.name,
      forPartners.has(type)
        ? 'is marked @storefront, but fields without @storefront lead to it'
        : 'is not marked @storefront, but only fields with @storefront lead to it',
    ])
}
