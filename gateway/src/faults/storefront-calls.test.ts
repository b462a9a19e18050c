import { expect, it } from 'vitest'
import { openGateway } from '../../testing/harness.ts'
import { readName, storefront, texts } from '../../testing/storefront.ts'

const countCalls = async (text: string) => {
  const { shop, run } = await openGateway()
  const [variables] = storefront[readName(text)] ?? [{}]
  const { errors } = await run(text, { variables, headers: { authorization: 'Bearer abc' } })
  const calls = shop.requests.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  return { name: readName(text), errors, calls }
}

it('each operation of the storefront sends exactly the stated number of requests to the shop', async () => {
  const found = []
  for (const text of texts) found.push(await countCalls(text))
  expect(found.filter(({ errors }) => errors)).toEqual([])

  const table = found.map(({ name, calls }) => `${name}: ${calls.length} (${calls.join(', ')})`).join('\n')
  const counted = found.map(({ name, calls }) => [name, calls.length])
  const wanted = found.map(({ name }) => [name, storefront[name]?.[1]])
  expect(counted, table).toEqual(wanted)
})

it('has a row for each of them, and for nothing else', () => {
  expect([...new Set(texts.map(readName))].toSorted()).toEqual(Object.keys(storefront).toSorted())
})
