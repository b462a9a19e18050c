import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { selectSources, findModule } from './modules.ts'

test.each([
  ['/shop/web/src/features/cart/lines/line.graphql', 'cart'],
  ['C:\\shop\\web\\src\\features\\rfq\\send.graphql', 'rfq'],
  ['/shop/web/src/seo/sitemap/sitemap-server.graphql', 'seo'],
])('%s belongs to %s', (location, part) => {
  expect(findModule(location)).toBe(part)
})

test('a part has its own operations and every fragment', () => {
  const document = parse('query Here { cart { ...Mine } } fragment Mine on Cart { id }')
  const location = '/shop/web/src/features/cart/cart.graphql'
  const kindsFor = (part: string) =>
    selectSources(part, [{ document, location }])[0]?.document?.definitions.map(({ kind }) => kind)
  expect(kindsFor('cart')).toEqual(['OperationDefinition', 'FragmentDefinition'])
  expect(kindsFor('account')).toEqual(['FragmentDefinition'])
})
