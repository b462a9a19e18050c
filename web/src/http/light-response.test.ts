import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { compressFile } from './encoding.ts'
import { sendLightly } from './light-response.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

type Fetched = { status?: number; headers: IncomingHttpHeaders; body: Buffer }

const fetchFrom = async (
  listener: RequestListener,
  options: { path?: string; method?: string; accept?: string } = {},
) => {
  const server = createServer((request, response) => {
    sendLightly(request, response)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  stops.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { path = '/', method, accept = 'gzip, br' } = options
  return new Promise<Fetched>((resolve, reject) => {
    get({ port, path, method, headers: { 'accept-encoding': accept } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}

const text = 'Ω 4.7 kΩ ± 1 % '.repeat(500)
const sendText: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(text))
  response.end(text)
}

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a browser that accepts %s gets %s', async (accept, encoding, decompress) => {
  const { headers, body } = await fetchFrom(sendText, { accept })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(headers['content-length']).toBeUndefined()
  expect(decompress(body).toString()).toBe(text)
})

test('a client that accepts no encoding gets the text with its length', async () => {
  const { headers, body } = await fetchFrom(sendText, { accept: 'identity' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
  expect(body.toString()).toBe(text)
})

test('images and short responses are sent as they are', async () => {
  const image = await fetchFrom((_, response) => {
    response.setHeader('content-type', 'image/png')
    response.end(Buffer.alloc(5000))
  })
  expect(image.headers).toMatchObject({ 'content-length': '5000' })
  const short = await fetchFrom((_, response) => {
    response.setHeader('content-type', 'text/plain')
    response.setHeader('content-length', 2)
    response.end('ok')
  })
  expect(short.headers['content-encoding']).toBeUndefined()
})

test('a streamed document is compressed piece by piece, without static parts in its payload', async () => {
  const { body } = await fetchFrom((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write(Buffer.from('<p>é</p><script>self.__next_f.push([1,"2:{\\"staticPart\\"'))
    Reflect.get(response, 'flush').call(response)
    response.write(':[]}\\n"])</script>')
    response.end('</html>')
  })
  expect(brotliDecompressSync(body).toString()).toBe(
    String.raw`<p>é</p><script>self.__next_f.push([1,'2:"inDocument"\n'])</script></html>`,
  )
})

test('a file of the build is compressed to less than a page', async () => {
  const sendRandom: RequestListener = (_, response) => {
    response.setHeader('content-type', 'application/javascript; charset=UTF-8')
    response.end(Array.from({ length: 4000 }, (_, at) => `const value${(at * 7919) % 4001} = ${at % 97}`).join(';\n'))
  }
  const page = await fetchFrom(sendRandom)
  const file = await fetchFrom(sendRandom, { path: '/_next/static/chunks/1.js' })
  expect(file.headers['content-encoding']).toBe('br')
  expect(file.body.length).toBeLessThan(page.body.length)
  expect(brotliDecompressSync(file.body)).toEqual(brotliDecompressSync(page.body))
})

test('equal contents are compressed and stored once, so that no spelling of a path adds to what is stored', () => {
  const contents = () => Buffer.from('export const value = 1\n'.repeat(200))
  expect(compressFile(contents())).toBe(compressFile(contents()))
  expect(compressFile(contents())).not.toBe(compressFile(Buffer.from('export const value = 2\n'.repeat(200))))
})

test('a range of a file is sent as it is', async () => {
  const { headers, body } = await fetchFrom((_, response) => {
    response.statusCode = 206
    sendText(_, response)
  })
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(text)
})

test('a response without a body has none', async () => {
  const head = await fetchFrom(sendText, { method: 'HEAD' })
  expect(head.body.length).toBe(0)
  const unchanged = await fetchFrom((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.statusCode = 304
    response.end()
  })
  expect(unchanged).toMatchObject({ status: 304, headers: {} })
})

test.each([
  [404, 's-maxage=600, stale-while-revalidate=85800', 'public, s-maxage=60'],
  [404, 'private, no-cache, no-store', 'private, no-cache, no-store'],
  [200, 's-maxage=600, stale-while-revalidate=85800', 's-maxage=600, stale-while-revalidate=85800'],
])('a page with status %i and the lifetime %s has the lifetime %s', async (status, given, expected) => {
  const { headers } = await fetchFrom((_, response) => {
    response.statusCode = status
    response.setHeader('content-type', 'text/html')
    response.setHeader('cache-control', given)
    response.end(text)
  })
  expect(headers['cache-control']).toBe(expected)
})
