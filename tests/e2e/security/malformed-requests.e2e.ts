import { connect } from 'node:net'
import { env } from '../../support/env.ts'
import { expect, test } from '../../support/screen.ts'

const body = '{"query":"{ __typename }"}'
const json = 'content-type: application/json\r\n'

const get =
  (target: string, headers = '') =>
  (path: string) =>
    `GET ${target.replace('PATH', path)} HTTP/1.1\r\n${headers.includes('host:') ? '' : 'host: shop.example\r\n'}${headers}connection: close\r\n\r\n`
const post =
  (headers: string, content = body) =>
  (path: string) =>
    `POST ${path} HTTP/1.1\r\n${headers.includes('host:') ? '' : 'host: shop.example\r\n'}${headers}content-length: ${content.length}\r\nconnection: close\r\n\r\n${content}`

const requests: [name: string, bytesFor: (path: string) => string][] = [
  ['a host that is none', get('PATH', 'host: [x\r\n')],
  ['a body for a host that is none', post(`host: [x\r\n${json}`)],
  ['a host with an impossible port', get('PATH', 'host: x:99999\r\n')],
  ['a host with markup', get('PATH', 'host: <script>\r\n')],
  ['a forwarded host that is none', get('PATH', 'x-forwarded-host: [x\r\nx-forwarded-proto: ://\r\n')],
  ['the address of another server', get('http://evil.examplePATH')],
  ['the address of no server', get('http://[xPATH')],
  ['two slashes', get('//')],
  ['two slashes and a bracket', get('//[x')],
  ['bad percent-encoding in the path', get('PATH%zz')],
  ['half a character in the path', get('/%E0%A4%A')],
  ['NUL in the path', get('PATH%00')],
  ['bad percent-encoding in the query', get('PATH?query=%zz&variables=%E0%A4%A')],
  ['a query of 15 KB', get(`PATH?query=${'x'.repeat(15_000)}`)],
  ['no known content type', post('content-type: ;;;\r\n')],
  ['a form without a boundary', post('content-type: multipart/form-data\r\nx-graphql-yoga-csrf: 1\r\n')],
  ['a form that ends too soon', post('content-type: multipart/form-data; boundary=x\r\nx-graphql-yoga-csrf: 1\r\n')],
  ['a body that is no JSON', post(json, '{"query":')],
  ['a body that is null', post(json, 'null')],
]

const readResponseTo = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(received).toString()))
  })

const internals = /node_modules|node:internal|file:\/\/|\.[jt]s:\d+|\n\s+at \S|\/(?:src|dist|tools)\//

for (const [name, url, path] of [
  ['gateway', env.GATEWAY_URL, '/graphql'],
  ['shop', env.SHOP_API_URL, '/api/cart/add'],
  ['storefront', env.SITE_URL, '/graphql'],
] as const)
  test(`the ${name} responds to malformed requests without internal details, and keeps running`, async () => {
    const port = Number(new URL(url).port)
    for (const [what, bytesFor] of requests) {
      const response = await readResponseTo(port, bytesFor(path))
      expect(response, what).toMatch(/^HTTP\/1\.1 [2345]\d\d /)
      expect(response, what).not.toMatch(internals)
      if (name !== 'storefront') expect(response, what).not.toMatch(/^HTTP\/1\.1 5/)
    }
    const good = await readResponseTo(port, get(name === 'storefront' ? '/icon.svg' : '/readyz')(path))
    expect(good).toMatch(/^HTTP\/1\.1 20[04] /)
  })
