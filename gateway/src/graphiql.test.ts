import { parse, validate } from 'graphql'
import { expect, it, test } from 'vitest'
import { examples } from './graphiql.ts'
import { loadSchema } from './schema.ts'
import { openGateway } from './testing/harness.ts'

const page = { headers: { accept: 'text/html' } }

test.for(examples.map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text] as const))(
  'the example %s fits the schema',
  ([, text]) => {
    expect(validate(loadSchema(), parse(text))).toEqual([])
  },
)

it('opens for browsers with an example in each of six tabs', async () => {
  const { fetch } = await openGateway({ graphiql: true })
  const html = await (await fetch('/graphql', page)).text()
  expect(html).toContain('Partgate GraphiQL')
  for (const text of examples) expect(html).toContain(JSON.stringify(text))
  expect(examples).toHaveLength(6)
})

it('is not there where it is off', async () => {
  const { fetch } = await openGateway({ graphiql: false })
  const response = await fetch('/graphql', page)
  expect(response.ok).toBe(false)
  expect(await response.text()).not.toContain('html')
})
