import { composeSubgraphs } from '@graphql-mesh/fusion-composition'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'

const silent = () => {}
const logger = { debug: silent, info: silent, log: silent, warn: silent, error: console.error, child: () => logger }

const isNull = ({ type }) => type === 'null'

/** `X or null` becomes an optional `X`; otherwise the schema would declare the field non-null. */
const withoutNulls = (value) => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const { properties = {}, required, anyOf } = value
  if (anyOf?.some(isNull)) return withoutNulls(anyOf.find((branch) => !isNull(branch)))
  const nullable = Object.keys(properties).filter((name) => properties[name].anyOf?.some(isNull))
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutNulls(inner)])
  const stillRequired = Array.isArray(required) ? { required: required.filter((name) => !nullable.includes(name)) } : {}
  return { ...Object.fromEntries(entries), ...stillRequired }
}

/** Keeps only the success response: a union with a refusal would collapse to `data: JSON`. */
const withSuccessOnly = (document) => {
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    const json = operation.responses?.['200']?.content?.['application/json']
    if (json?.schema.anyOf) [json.schema] = json.schema.anyOf
  }
  return document
}

const fetchDocument = async (shop) => {
  for (;;) {
    try {
      return await (await fetch(`${shop}/openapi.json`)).json()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

export const composeSupergraph = async (shop) => {
  const { schema$ } = loadOpenAPISubgraph('shop', {
    source: withoutNulls(withSuccessOnly(await fetchDocument(shop))),
    ignoreErrorResponses: true,
    endpoint: shop,
    operationHeaders: { authorization: '{context.headers.authorization}' },
  })({ fetch, cwd: process.cwd(), logger })
  return composeSubgraphs([{ name: 'shop', schema: await schema$ }]).supergraphSdl
}
