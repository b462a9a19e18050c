import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeShop, startFakeShop } from '../../testing/fake-shop.ts'
import { type GatewayProcess, startGatewayProcess } from '../../testing/gateway-process.ts'

let shop: FakeShop
let gateway: GatewayProcess
beforeAll(async () => {
  shop = await startFakeShop()
  gateway = await startGatewayProcess(shop.url)
})
afterAll(async () => {
  gateway.child.kill('SIGKILL')
  await shop.close()
})

/** The bytes received until the connection ends, or goes quiet after the first of them. */
const readResponsesTo = (bytes: string) =>
  new Promise<string>((resolve) => {
    const received: Buffer[] = []
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('timeout', () => socket.destroy())
    socket.on('data', (chunk) => {
      received.push(chunk)
      socket.setTimeout(700)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(received).toString()))
  })

const statusesIn = (responses: string) =>
  [...responses.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))

const body = '{"query":"{ cartLineCount }"}'
const size = body.length.toString(16)
const length = `content-length: ${body.length}\r\n`
const chunked = 'transfer-encoding: chunked\r\n'
const chunks = `${size}\r\n${body}\r\n0\r\n\r\n`
const post = (headers: string, content = body, version = '1.1') =>
  `POST /graphql HTTP/${version}\r\nhost: gateway\r\ncontent-type: application/json\r\n${headers}\r\n${content}`
const megabyteChunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
/** A request that an attacker smuggles behind another. */
const smuggled = post(length)

const refused: [name: string, bytes: string, status: number][] = [
  ['a length and chunks', post(length + chunked, chunks + smuggled), 400],
  ['chunks and a length', post(chunked + length, `0\r\n\r\n${smuggled}`), 400],
  ['two lengths', post(`content-length: 0\r\n${length}`), 400],
  ['one length twice', post(length + length), 400],
  ['a list of lengths', post(`content-length: ${body.length}, ${body.length}\r\n`), 400],
  ['a length with a sign', post(`content-length: +${body.length}\r\n`), 400],
  ['a length below nothing', post('content-length: -1\r\n'), 400],
  ['a length in another base', post('content-length: 0x1d\r\n'), 400],
  ['an encoding nobody knows', post('transfer-encoding: xchunked\r\n', chunks), 400],
  ['chunks that end in another encoding', post('transfer-encoding: chunked, identity\r\n', chunks), 400],
  ['a header before a space', post('transfer-encoding : chunked\r\n', chunks), 400],
  ['chunks of a length with a sign', post(chunked, `+${chunks}`), 400],
  ['chunks with bare line feeds', post(chunked, chunks.replaceAll('\r\n', '\n')), 400],
  ['an extension of a chunk with a bare line feed', post(chunked, chunks.replace('\r\n', ';a\n')), 400],
  ['an extension of a chunk of 64 kB', post(chunked, chunks.replace('\r\n', `;a=${'b'.repeat(65_536)}\r\n`)), 413],
  ['chunks of three megabytes', post(chunked, `${megabyteChunk.repeat(3)}0\r\n\r\n`), 413],
  ['bare line feeds', post(length).replaceAll('\r\n', '\n'), 400],
  ['bare carriage returns', post(length).replaceAll('\r\n', '\r'), 400],
  ['a folded header', post(`${length}x: a\r\n b\r\n`), 400],
  ['a header with NUL', post(`${length}x: a\0b\r\n`), 400],
  ['no host', post(length).replace('host: gateway\r\n', ''), 400],
  ['a version that is not', post(length, body, '1.2'), 400],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['3,000 headers', post(length + Array.from({ length: 3_000 }, (_, n) => `x${n}: y\r\n`).join('')), 431],
  ['a header of 64 kB', post(`${length}x: ${'y'.repeat(65_536)}\r\n`), 431],
  ['an expectation', post(`${length}expect: nonsense\r\n`), 417],
]

test.for(refused)('%s is refused once, without a request to the shop', async ([, bytes, status]) => {
  const before = shop.requests.length
  expect(statusesIn(await readResponsesTo(bytes))).toEqual([status])
  expect(shop.requests).toHaveLength(before)
})

test('the gateway opens no tunnel', async () => {
  expect(await readResponsesTo('CONNECT 127.0.0.1:1 HTTP/1.1\r\nhost: 127.0.0.1:1\r\n\r\n')).toBe('')
})

test.for([
  ['HTTP/1.0', post(length, body, '1.0')],
  ['an extension of a chunk', post(chunked, chunks.replace('\r\n', ';a=b\r\n'))],
  ['200 short headers', post(length + Array.from({ length: 200 }, (_, n) => `x-${n}: y\r\n`).join(''))],
  ['an upgrade', post(`${length}connection: upgrade\r\nupgrade: h2c\r\n`)],
  ['another host', post(`${length}host: evil.example\r\nx-forwarded-host: evil.example\r\n`)],
  ['another host in its address', post(length).replace('/graphql', 'http://evil.example/graphql')],
] as const)('%s is harmless: one request, one response, one shop request', async ([, bytes]) => {
  const before = shop.requests.length
  const responses = await readResponsesTo(bytes)
  expect(statusesIn(responses)).toEqual([200])
  expect(responses).toContain('"cartLineCount":1')
  expect(responses).not.toContain('evil')
  expect(shop.requests).toHaveLength(before + 1)
})

test('bytes within a body are not a request', async () => {
  const get = `GET /healthz HTTP/1.1\r\nhost: gateway\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`
  const before = shop.requests.length
  expect(statusesIn(await readResponsesTo(get))).toEqual([200])
  expect(shop.requests).toHaveLength(before)
})

test('TRACE does not echo the request', async () => {
  for (const method of ['TRACE', 'TRACK', 'DEBUG']) {
    const reply = await readResponsesTo(`${method} /graphql HTTP/1.1\r\nhost: gateway\r\nx-secret: canary\r\n\r\n`)
    expect(reply).not.toContain('canary')
    expect(statusesIn(reply)[0]).toBeGreaterThanOrEqual(400)
  }
})
