import { getIntrospectionQuery } from 'graphql'
import { expect, it, test } from 'vitest'
import { openGateway } from '../../../testing/harness.ts'

const nested = (times: number, field: string, leaf: string): string =>
  times === 0 ? leaf : `${field} { ${nested(times - 1, field, leaf)} }`

test.for([
  ['in plain sight', `{ product(by: { slug: "part-1" }) { ${nested(5, 'packagingOptions', 'slug')} } }`],
  [
    'hidden in fragments',
    `{ product(by: { slug: "part-1" }) { ...A } }
    fragment A on Product { packagingOptions { ...B } }
    fragment B on Product { packagingOptions { ... on Product { ...C } } }
    fragment C on Product { packagingOptions { packagingOptions { packagingOptions { slug } } } }`,
  ],
  ['behind an interface', `{ nodes(ids: []) { ... on Product { ${nested(4, 'recommendations', 'slug')} } } }`],
  [
    'within a bare group',
    `{ product(by: { slug: "part-1" }) { ${nested(5, '... { packagingOptions', 'slug')}${' }'.repeat(5)} } }`,
  ],
  ['under an alias', `{ product(by: { slug: "part-1" }) { ${nested(5, 'a: recommendations', 'slug')} } }`],
] as const)('refuses too many lists within lists, %s, before a call is made', async ([, query]) => {
  const { shop, run } = await openGateway()
  const { errors } = await run(query)
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }])
  expect(shop.requests).toHaveLength(0)
})

it('lets four lists within each other through', async () => {
  const { run } = await openGateway()
  const { errors } = await run(`{ product(by: { slug: "part-1" }) { ${nested(4, 'packagingOptions', 'slug')} } }`)
  expect(errors).toBeUndefined()
})

it('lets introspection through', async () => {
  const { run } = await openGateway()
  const { errors } = await run(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))
  expect(errors).toBeUndefined()
})
