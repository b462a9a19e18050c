import { readdirSync } from 'node:fs'
import { parse, validate } from 'graphql'
import { expect, it, test } from 'vitest'
import { examples } from './graphiql.ts'
import { loadSchema } from '../schema/schema.ts'
import { openGateway } from '../../testing/harness.ts'

const page = { headers: { accept: 'text/html' } }

test.for(examples.map((text) => [/(?:query|mutation|subscription) (\w+)/.exec(text)?.[1], text] as const))(
  'the example %s fits the schema',
  ([, text]) => {
    expect(validate(loadSchema(), parse(text))).toEqual([])
  },
)

it('has a tab for each example that is written, and one or more for each domain', () => {
  expect(examples).toHaveLength(readdirSync(new URL('examples', import.meta.url)).length)
  const fields = [
    'product',
    'matchParts',
    'addToCart',
    'viewer',
    'checkout',
    'paymentMethods',
    'rfqs',
    'siteConfig',
    'orderStatus',
  ]
  for (const field of fields) expect(examples.some((text) => new RegExp(`\\b${field}\\b`).test(text))).toBe(true)
})

it('opens for browsers with an example in each tab', async () => {
  const { fetch } = await openGateway({ graphiql: true })
  const html = await (await fetch('/graphql', page)).text()
  expect(html).toContain('Partgate GraphiQL')
  for (const text of examples) expect(html).toContain(JSON.stringify(text))
})

it('is not there where it is off', async () => {
  const { fetch } = await openGateway({ graphiql: false })
  const response = await fetch('/graphql', page)
  expect(response.ok).toBe(false)
  expect(await response.text()).not.toContain('html')
})
