import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { env } from './env.ts'
import { maxResponseMs, nextAddress, sendRequest } from './shop-client.ts'

const { upload, handleExcel } = contract.rfq

const shop = inject('shop').address

const opened2007 = [0x50, 0x4b, 0x03, 0x04]
const opened97 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const noise = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 2_000 })
const cells = fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 8 }), { maxLength: 40 })
const content = fc.oneof(
  noise.map((bytes) => Buffer.from(bytes)),
  noise.map((bytes) => Buffer.from([...opened2007, ...bytes])),
  noise.map((bytes) => Buffer.from([...opened97, ...bytes])),
  cells.map((rows) => Buffer.from(`part number,qty\n${rows.map((row) => row.join(',')).join('\n')}`)),
  fc.constantFrom(0, 1, 2 * 1024 * 1024, 2 * 1024 * 1024 + 1, 3_000_000).map((size) => Buffer.alloc(size, 'a,1\n')),
)
const fileName = fc.constantFrom(
  'parts.xlsx',
  'parts.xls',
  'parts.csv',
  '',
  '../../etc/passwd',
  'CON',
  'a\0.csv',
  'ä\u202exslx.exe',
  `${'x'.repeat(5_000)}.csv`,
  '"; filename="other.csv',
)
const partName = fc.oneof(
  { weight: 6, arbitrary: fc.constant('file') },
  fc.constantFrom('files', '', '__proto__', 'file[]'),
)
const parts = fc.array(fc.tuple(partName, fileName, content, fc.boolean()), { minLength: 0, maxLength: 2 })

const readResponse = async (response: Response) => {
  expect([200, 413]).toContain(response.status)
  const { code, message, data } = envelope.strict().parse(await response.json())
  expect(message).toMatch(/\S/)
  return { code, data, failure: failureData.strict().parse(code === codes.ok ? {} : data) }
}

it('the running shop responds to any form and reads each file that it accepts', async () => {
  const property = fc.asyncProperty(parts, async (list) => {
    const form = new FormData()
    for (const [name, called, bytes, isText] of list)
      form.append(name, isText ? bytes.toString('latin1') : new File([bytes], called))
    const headers = { 'X-Forwarded-For': nextAddress() }
    const { code, data } = await readResponse(
      await fetch(new URL(upload.path, shop), {
        method: 'POST',
        headers,
        body: form,
        signal: AbortSignal.timeout(maxResponseMs),
      }),
    )
    expect([codes.ok, codes.invalidRequest, codes.fileRefused]).toContain(code)
    const file_id = code === codes.ok ? upload.data.parse(data).file_id : 'no-such-file-here'
    const read = await readResponse(await sendRequest(shop, handleExcel, { body: { file_id } }))
    expect([codes.ok, codes.fileRefused, codes.notFound]).toContain(read.code)
  })
  await fc.assert(property, { numRuns: Math.ceil(env.BODIES / 3), seed: 1 })
}, 3_600_000)

it.each([
  ['a body without a form', 'application/json', '{"file":"x"}'],
  ['a form without an end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"'],
  ['a form without a boundary', 'multipart/form-data', '--x--'],
  ['a form with another boundary', 'multipart/form-data; boundary=y', '--x\r\n\r\n--x--'],
  ['parts without end', 'multipart/form-data; boundary=x', '--x\r\n'.repeat(50_000)],
])('%s is refused', async (_, type, body) => {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': nextAddress() }
  const { code } = await readResponse(await fetch(new URL(upload.path, shop), { method: 'POST', headers, body }))
  expect(code).toBe(codes.invalidRequest)
})

it('a connection stays usable after a file that is too large', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const requestPath = (path: string, method: string, body = '') =>
    new Promise<{ isReused: boolean; status: number | undefined; said: string }>((resolve, reject) => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
      const sent = request(new URL(path, shop), { agent, method, headers }, (response) => {
        text(response).then(
          (said) => resolve({ isReused: sent.reusedSocket, status: response.statusCode, said }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const refused = await requestPath(upload.path, 'POST', 'x'.repeat(12_000_000))
  expect(refused).toMatchObject({ isReused: false, status: 413, said: expect.stringContaining('larger than 2 MB') })
  expect(await requestPath('/healthz', 'GET')).toMatchObject({ isReused: true, status: 200 })
  agent.destroy()
})
