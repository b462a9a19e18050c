import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import { isForStorefronts, listRoots } from './schema-storefront.ts'

type Field = GraphQLField<unknown, unknown>

const formatField = (type: GraphQLObjectType, { name, description }: Field) =>
  `- \`${type.name}.${name}\`: ${(description ?? '').replaceAll(/\s+/g, ' ').trim()}`

const formatFields = (types: readonly GraphQLObjectType[], isListed: (field: Field) => boolean) =>
  types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(isListed)
      .map((field) => formatField(type, field)),
  )

const formatPartnerPage = (schema: GraphQLSchema): string => {
  const viewer = schema.getType('Viewer')
  const types = [...listRoots(schema), ...(isObjectType(viewer) ? [viewer] : [])]
  return `${[
    '# Schema for partners',
    'Generated from the schema by `npm run codegen`; not to be edited.',
    'Partner portals and bots need the fields of the first list. The fields of the second list, marked `@storefront` in the schema, feed the pages of a storefront. They work with an API key as well.',
    '## For partners',
    formatFields(types, (field) => !isForStorefronts(field)).join('\n'),
    '## For storefronts',
    formatFields(types, isForStorefronts).join('\n'),
  ].join('\n\n')}\n`
}

/** For GraphQL Code Generator. */
export const plugin = formatPartnerPage
