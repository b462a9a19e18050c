import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { dataMutations } from './data-mutations.ts'
import { isObject, type Json } from './json-paths.ts'

export type Envelope = { code: Json; message: Json; data: Json }
type Send = (response: ServerResponse, healthy: Envelope) => void

const json = (response: ServerResponse, text: string | Buffer, type = 'application/json') =>
  response.setHeader('content-type', type).end(text)

const text =
  (spoil: (healthy: string, envelope: Envelope) => string | Buffer): Send =>
  (response, healthy) =>
    json(response, spoil(JSON.stringify(healthy), healthy))
const envelope =
  (spoil: (healthy: Envelope) => Json): Send =>
  (response, healthy) =>
    json(response, JSON.stringify(spoil(healthy)))
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Send =>
  (response) =>
    response.writeHead(code, headers).end(body)

const wire =
  (words: (body: Buffer) => string): Send =>
  (response, healthy) => {
    const { socket } = response
    socket?.end(words(Buffer.from(JSON.stringify(healthy))))
  }

const page = '<!doctype html><title>Bad gateway</title><script>alert(1)</script>'
const html = { 'content-type': 'text/html' }

const without = (name: keyof Envelope) => (healthy: Envelope) =>
  Object.fromEntries(Object.entries(healthy).filter(([key]) => key !== name))

const deepChildren = (healthy: string) => {
  const category =
    '{"category_id":1,"category_name":"a","category_icon":"a","category_page_url":"a","goods_count":1,"children":['
  return healthy.replace('"children":[]', `"children":[${category.repeat(5_000)}${']}'.repeat(5_000)}]`)
}

const polluted = (healthy: string) =>
  healthy
    .replaceAll(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1},',
    )
    .replaceAll(',}', '}')

const pairsTwice = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(pairsTwice).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, each]) => [JSON.stringify(key), pairsTwice(each)])
  return `{${[...pairs.map(([key]) => `${key}:null`), ...pairs.map((pair) => pair.join(':'))].join(',')}}`
}

const badQuote = { available: 'many', minimum: -1.5, fields: 'all', quote: { lines: null } }

/** `trap` is an address that must never be requested. */
export const responseMutations = (trap: string): [string, Send][] => [
  ...Object.entries(dataMutations).map(([name, spoil]): [string, Send] => [
    name,
    envelope((healthy) => ({ ...healthy, data: spoil(healthy.data) })),
  ]),
  ['children 5,000 deep', text(deepChildren)],
  [
    'lists 50,000 deep',
    text((healthy) => healthy.replace(/\}$/, `,"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)),
  ],
  [
    'data is lists 50,000 deep',
    text(() => `{"code":200,"message":"","data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  ],
  ['keys of prototypes', text(polluted)],
  ['keys twice, first null', text((_, healthy) => pairsTwice(healthy))],
  ['numbers of 1e999', text((healthy) => healthy.replace(/:\d+/g, ':1e999'))],
  ['no data', envelope(without('data'))],
  ['no code', envelope(without('code'))],
  ['no message', envelope(without('message'))],
  ['code as text', envelope((healthy) => ({ ...healthy, code: '200' }))],
  ['code null', envelope((healthy) => ({ ...healthy, code: null }))],
  ['code a fraction', envelope((healthy) => ({ ...healthy, code: 200.5 }))],
  ['code 0', envelope((healthy) => ({ ...healthy, code: 0 }))],
  ['code -1', envelope((healthy) => ({ ...healthy, code: -1 }))],
  ['code 201', envelope((healthy) => ({ ...healthy, code: 201 }))],
  ['code 1e300', envelope((healthy) => ({ ...healthy, code: 1e300 }))],
  ['code 500', envelope((healthy) => ({ ...healthy, code: 500 }))],
  ['code 404 with data', envelope((healthy) => ({ ...healthy, code: 404 }))],
  ['code 429', envelope((healthy) => ({ ...healthy, code: 429, data: null }))],
  ['code 4001', envelope((healthy) => ({ ...healthy, code: 4001, data: null }))],
  ['code 4103 with nonsense', envelope(() => ({ code: 4103, message: '', data: badQuote }))],
  ['code 4201 without a quote', envelope(() => ({ code: 4201, message: '', data: badQuote }))],
  ['a code of nobody', envelope(() => ({ code: 99_999, message: page, data: badQuote }))],
  [
    'code 400 with fields of nobody',
    envelope(() => ({ code: 400, message: page, data: { fields: [{ field: '__proto__.x', message: page }] } })),
  ],
  ['message null', envelope((healthy) => ({ ...healthy, message: null }))],
  ['message an object', envelope((healthy) => ({ ...healthy, message: { text: 'OK' } }))],
  ['message of 1 MB', envelope((healthy) => ({ ...healthy, message: 'x'.repeat(1_000_000) }))],
  ['no envelope around the data', envelope(({ data }) => data)],
  ['the envelope in a list', envelope((healthy) => [healthy])],
  ['an empty body', text(() => '')],
  ['spaces', text(() => '  \r\n ')],
  ['null', text(() => 'null')],
  ['NaN', text(() => 'NaN')],
  ['a page of HTML', text(() => page)],
  ['cut in the middle', text((healthy) => healthy.slice(0, healthy.length / 2))],
  ['cut by one sign', text((healthy) => healthy.slice(0, -1))],
  ['two responses in one', text((healthy) => healthy + healthy)],
  ['a comma too many', text((healthy) => healthy.replace(/\}$/, ',}'))],
  ['single quotes', text((healthy) => healthy.replaceAll('"', "'"))],
  ['a mark of byte order before it', text((healthy) => `\uFEFF${healthy}`)],
  ['UTF-16', text((healthy) => Buffer.from(healthy, 'utf16le'))],
  ['bytes that are no UTF-8', text((healthy) => Buffer.from(healthy.replace('OK', 'O\u00E9'), 'latin1'))],
  ['NUL bytes after it', text((healthy) => `${healthy}\0\0`)],
  [
    'another charset',
    (response, healthy) => json(response, JSON.stringify(healthy), 'application/json; charset=utf-7'),
  ],
  ['another type', (response, healthy) => json(response, JSON.stringify(healthy), 'image/png')],
  ['garbage as gzip', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all')],
  [
    'gzip unasked',
    (response, healthy) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(healthy))),
  ],
  ['11 MB', text((healthy) => healthy.padEnd(11 * 1024 * 1024))],
  ['204', status(204)],
  ['301 to a trap', status(301, { location: trap })],
  ['302 to a file', status(302, { location: 'file:///etc/passwd' })],
  ['303 to a trap', status(303, { location: trap })],
  ['307 to a trap', status(307, { location: trap })],
  ['308 to gopher', status(308, { location: 'gopher://127.0.0.1:1/' })],
  ['304', status(304)],
  ['401 with a page', status(401, html, page)],
  ['404 with a page', status(404, html, page)],
  ['429 with a page', status(429, { ...html, 'retry-after': '3600' }, page)],
  ['500 empty', status(500)],
  ['502 with a page', status(502, html, page)],
  ['503 with a page', status(503, { ...html, 'retry-after': '1' }, page)],
  ['a healthy response as 500', (response, healthy) => response.writeHead(500).end(JSON.stringify(healthy))],
  ['a reset', (response) => response.socket?.resetAndDestroy()],
  [
    'a reset in mid-body',
    (response, healthy) =>
      response.writeHead(200).write(JSON.stringify(healthy).slice(0, 9), () => response.socket?.resetAndDestroy()),
  ],
  [
    'less than content-length',
    wire((body) => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length + 9}\r\n\r\n${body.toString()}`),
  ],
  [
    'more than content-length',
    wire((body) => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length - 9}\r\n\r\n${body.toString()}`),
  ],
  [
    'two lengths',
    wire((body) => `HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: ${body.length}\r\n\r\n${body.toString()}`),
  ],
  [
    'a chunk of no length',
    wire((body) => `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${body.toString()}\r\n0\r\n\r\n`),
  ],
  ['no HTTP', wire((body) => body.toString())],
  [
    'headers of 100 kB',
    wire(
      (body) =>
        `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\ncontent-length: ${body.length}\r\n\r\n${body.toString()}`,
    ),
  ],
  ['101', wire(() => 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')],
]
