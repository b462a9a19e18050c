import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createLog } from '../log.ts'
import { openGateway } from '../../testing/harness.ts'

const csrf = { 'x-graphql-yoga-csrf': '1' }
const json = { 'content-type': 'application/json' }

test.for([{}, { name: 'a.csv', arrayBuffer: 'x' }, { name: 'a.csv', arrayBuffer: null }])(
  'a file that is the JSON %o is refused as a value of the client',
  async (file) => {
    const { shop, run } = await openGateway()
    const query = 'mutation ($file: Upload!) { uploadPartsList(input: { file: $file }) { fileId } }'
    const { errors } = await run(query, { variables: { file } })
    expect(errors?.[0]?.message).toContain('Upload is a file of a multipart request')
    expect(shop.requests).toEqual([])
  },
)

it('an id that reads like a fault of the shop is still the mistake of the client', async () => {
  const { run } = await openGateway()
  const { errors } = await run('{ node(id: "x cannot represent y") { id } }')
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

test.for([
  ['no fields', []],
  ['no operation', ['map']],
] as const)('a form with %s is a bad request', async ([, names]) => {
  const { fetch } = await openGateway()
  const body = new FormData()
  for (const name of names) body.append(name, '{}')
  const response = await fetch('/graphql', { method: 'POST', headers: csrf, body })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

it('malformed JSON is refused without the text of the parser', async () => {
  const { fetch } = await openGateway()
  const response = await fetch('/graphql', { method: 'POST', headers: json, body: '{"a' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_REQUEST' } }],
  })
})

it('a circuit that opens is logged once, and requests that are then not sent are no faults of the shop', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { shop, run } = await openGateway({ log })
  shop.respondRaw(contract.cart.count, (response) => response.writeHead(503).end())
  for (let n = 0; n < 60; n += 1) await run('{ cartLineCount }')
  const faults = lines.filter((line) => line.includes('"reason"'))
  expect(lines.filter((line) => line.includes('breaker of'))).toHaveLength(1)
  expect(faults).not.toEqual([])
  expect(faults.length).toBeLessThanOrEqual(shop.countRequests(contract.cart.count))
})
