import { readFileSync } from 'node:fs'
import type { YogaServerOptions } from 'graphql-yoga'

const exampleNames = [
  'search',
  'match-parts',
  'product',
  'slow-lists',
  'categories',
  'add-to-cart',
  'checkout',
  'orders',
  'order-status',
  'payments',
  'pay',
  'rfqs',
  'sign-in',
  'viewer',
  'site',
] as const

export const examples = exampleNames.map((name) =>
  readFileSync(new URL(`examples/${name}.graphql`, import.meta.url), 'utf8'),
)

/** The page has 9 MB, so it is loaded only where GraphiQL is on, and rendered once. */
export const loadGraphiql = async (
  isOn: boolean,
): Promise<Pick<YogaServerOptions<object, object>, 'graphiql' | 'renderGraphiQL'>> => {
  if (!isOn) return { graphiql: false }
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const page = renderGraphiQL({
    title: 'Partgate GraphiQL',
    defaultTabs: examples.map((query) => ({ query })),
    credentials: 'same-origin',
    shouldPersistHeaders: false,
    schemaDescription: true,
  })
  return { graphiql: true, renderGraphiQL: () => page }
}
