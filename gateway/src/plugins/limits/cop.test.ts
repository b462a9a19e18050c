import { describe, expect, it } from 'vitest'
import { openGateway } from '../../../testing/harness.ts'

const json = { 'content-type': 'application/json' }
const open = () => openGateway({ introspection: false })
const hidden = /Did you mean|__schema\s*{|"tracing"|"stacktrace"|exception|node_modules|file:\/\//

/** The checks of graphql-cop, against production settings. */
describe('graphql-cop finds nothing:', () => {
  it('aliases a hundred times', async () => {
    const { post } = await open()
    const query = `query cop { ${Array.from({ length: 101 }, (_, n) => `alias${n}:__typename`).join(' ')} }`
    expect(await (await post({ query })).text()).not.toContain('"alias100"')
  })

  it('array batching', async () => {
    const { fetch } = await open()
    const body = JSON.stringify(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' })))
    const response = await fetch('/graphql', { method: 'POST', headers: { ...json }, body })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('__typename')
  })

  it('directive overloading', async () => {
    const { run } = await open()
    const { errors } = await run(`query cop { __typename ${'@aa'.repeat(10)} }`)
    expect(errors).toHaveLength(1)
  })

  it('circular introspection, and introspection', async () => {
    const { run } = await open()
    const deep = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } }`
    for (const query of [deep, '{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
      const { data, errors } = await run(query)
      expect(data).toEqual({})
      expect(errors?.[0]?.message).toMatch(/introspection|deep/)
    }
    expect((await run('{ __typename }')).data).toEqual({ __typename: 'Query' })
  })

  it('one field 500 times', async () => {
    const { run } = await open()
    const { data } = await run(`query cop { ${'__typename '.repeat(500)} }`)
    expect(data).toEqual({})
  })

  it.for([
    ['a query by GET', '?query=query%20cop%7B__typename%7D'],
    ['a mutation by GET', '?query=mutation%20cop%7B__typename%7D'],
  ] as const)('%s', async ([, search]) => {
    const { fetch } = await open()
    const response = await fetch(`/graphql${search}`)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('__typename')
  })

  it('a form by POST', async () => {
    const { fetch } = await open()
    const body = new URLSearchParams({ query: 'query cop { __typename }' })
    const response = await fetch('/graphql', { method: 'POST', body })
    expect(response.status).toBe(403)
  })

  it('traces', async () => {
    const { post } = await open()
    expect(await (await post({ query: 'query cop { __typename }' })).json()).not.toHaveProperty('extensions')
  })

  it('suggestions, of fields, arguments, types and values', async () => {
    const { post } = await open()
    const misspelt = [
      '{ cartt { id } }',
      '{ product(byy: { slug: "a" }) { id } }',
      '{ node(id: "a") { ... on Prodct { id } } }',
      '{ homeSection(kind: HOT_SALES) { totalCount } }',
      '{ search(filter: { inStok: true }) { totalCount } }',
      'query Q($a: SerchFilter) { search(filter: $a) { totalCount } }',
    ]
    for (const query of misspelt) expect(await (await post({ query })).text()).not.toMatch(hidden)
    const byVariable = await post({
      query: 'query Q($kind: HomeSectionKind!) { homeSection(kind: $kind) { totalCount } }',
      variables: { kind: 'HOT_SALES' },
    })
    expect(await byVariable.text()).not.toMatch(hidden)
  })

  it('GraphiQL', async () => {
    const { fetch } = await open()
    for (const path of ['/graphql', '/graphiql', '/playground', '/']) {
      const response = await fetch(path, { headers: { accept: 'text/html' } })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toMatch(/graphiql|playground/i)
    }
  })

  it('unhandled errors', async () => {
    const { fetch } = await open()
    for (const body of [
      '{"query":"qwerty cop { abc }"}',
      '{"query":1}',
      '{}',
      'null',
      '{"query":"{a}","variables":"x"}',
    ]) {
      const response = await fetch('/graphql', { method: 'POST', headers: { ...json }, body })
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toMatch(hidden)
    }
  })
})

it('a refusal names the limit', async () => {
  const { run } = await open()
  const { errors } = await run(`{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(' ')} }`)
  expect(errors?.[0]?.message).toBe('The operation has too many fields at its root; the maximum is 20.')
})

it('shows the schema where the setting allows it', async () => {
  const { run } = await openGateway({ introspection: true })
  expect((await run('{ __type(name: "Query") { name } }')).data).toEqual({ __type: { name: 'Query' } })
  expect((await run('{ cartt { id } }')).errors?.[0]?.message).toContain('Did you mean')
})
