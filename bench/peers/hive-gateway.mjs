import { createServer } from 'node:http'
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime'
import rest from '@graphql-mesh/transport-rest'
import { env } from './env.ts'
import { composeSupergraph } from './hive-openapi.mjs'

const additionalTypeDefs = /* GraphQL */ `
  extend type query_catalogue_search_data_list_items {
    manufacturer: manufacturer
    category: category
  }
`

const branches = (fields, depth) => (depth === 0 ? fields : `${fields} children { ${branches(fields, depth - 1)} }`)
const flattenCategories = (categories) =>
  categories.flatMap((each) => [each, ...flattenCategories(each.children ?? [])])

const byId = (rows, name, ids) => {
  const found = new Map(rows.map((row) => [row[name], row]))
  return ids.map((id) => found.get(id) ?? null)
}

/** Resolves a field of all rows by one call of `query`; `rowsIn` finds the row whose `id` equals the `key`. */
const joined = ({ key, query, args, selection, rowsIn, id }) => ({
  selectionSet: `{ ${key} }`,
  resolve: (root, _, context, info) =>
    context.shop.Query[query]({
      root,
      context,
      info,
      key: root[key],
      argsFromKeys: args,
      selectionSet: () => `{ data { ${selection} } }`,
      valuesFromResults: ({ data }, keys) => byId(rowsIn(data), id, keys),
    }),
})

const additionalResolvers = {
  query_catalogue_search_data_list_items: {
    manufacturer: joined({
      key: 'brand_id',
      query: 'catalogue_manufacturers',
      args: (ids) => ({ ids: [...new Set(ids)].join(','), limit: '100' }),
      selection: 'list { id name slug }',
      rowsIn: ({ list }) => list,
      id: 'id',
    }),
    category: joined({
      key: 'category_id',
      query: 'catalogue_categoryTree',
      args: () => ({}),
      selection: `category { ${branches('category_id category_name category_page_url', 2)} }`,
      rowsIn: ({ category }) => flattenCategories(category),
      id: 'category_id',
    }),
  },
}

const runtime = createGatewayRuntime({
  supergraph: await composeSupergraph(env.shop),
  transports: { rest },
  additionalTypeDefs,
  additionalResolvers,
  logging: false,
})
createServer(runtime).listen(env.port, '127.0.0.1')
