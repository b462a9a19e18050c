import { expect, test } from 'vitest'
import { openGateway } from '../../testing/harness.ts'

const upload = 'mutation U($file: Upload!) { uploadPartsList(input: { file: $file }) { fileName errors { message } } }'
const operations = JSON.stringify({ query: upload, variables: { file: null } })
const map = JSON.stringify({ file: ['variables.file'] })
const file = new File(['part,qty'], 'bom.csv')

type Part = [name: string, value: string | File]
const whole: Part[] = [
  ['operations', operations],
  ['map', map],
  ['file', file],
]
const repeat = (count: number, part: (n: number) => Part) => Array.from({ length: count }, (_, n) => part(n))

const send = async (parts: Part[]) => {
  const { shop, listen } = await openGateway()
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const response = await fetch(`${await listen()}/graphql`, {
    method: 'POST',
    headers: { 'x-graphql-yoga-csrf': '1' },
    body,
  })
  return { shop, status: response.status, body: await response.text() }
}

test('a form with an operation, its map and a file is taken', async () => {
  const { shop, body } = await send(whole)
  expect(body).toContain('"errors":[]')
  expect(shop.requests).toHaveLength(1)
})

test.each<[string, Part[]]>([
  ['2,000 small fields', repeat(2_000, (n) => [`f${n}`, 'x'])],
  ['a field beside those of the operation', [...whole, ['more', 'x']]],
  ['two files', [...whole, ['other', file]]],
  ['2,000 files', repeat(2_000, (n) => [`f${n}`, file])],
  ['an operation of 100 KB', [['operations', 'x'.repeat(100_000)], ...whole.slice(1)]],
  ['a name of 10 KB', [['n'.repeat(10_000), 'x'], ...whole]],
])('a form with %s is refused, without a request to the shop', async (_, parts) => {
  const { shop, status, body } = await send(parts)
  expect([status, JSON.parse(body).errors]).toMatchObject([400, [{ extensions: { code: 'BAD_REQUEST' } }]])
  expect(shop.requests).toEqual([])
})

test.each(['{"0":"variables.file"}', '{"0":5}', '{"0":[5]}', '7'])(
  'the map %s is refused with its form',
  async (map) => {
    const { shop, status, body } = await send(whole.map(([name, value]): Part => [name, name === 'map' ? map : value]))
    expect([status, body]).toEqual([400, expect.stringContaining('`map` must have a list of paths for each file')])
    expect(body).toContain('"BAD_REQUEST"')
    expect(shop.requests).toEqual([])
  },
)
