import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'

const { catalogue, orders, site } = contract

const pollution = '{"polluted":1,"toString":null}'
const variables = `{"__proto__":${pollution},"constructor":{"prototype":${pollution}},"filter":{"__proto__":${pollution}}}`
const search = 'query Q($filter: SearchFilter) { search(filter: $filter) { totalCount } }'
const jsonBody = { 'content-type': 'application/json' }
const isPolluted = () => 'polluted' in {} || typeof {}.toString !== 'function'

type Hostile = [
  name: string,
  send: (fetch: Awaited<ReturnType<typeof openGateway>>['fetch']) => Response | PromiseLike<Response>,
]

const hostile: Hostile[] = [
  [
    'variables',
    (fetch) =>
      fetch('/graphql', {
        method: 'POST',
        headers: jsonBody,
        body: `{"query":${JSON.stringify(search)},"variables":${variables}}`,
      }),
  ],
  [
    'operationName',
    (fetch) =>
      fetch('/graphql', {
        method: 'POST',
        headers: jsonBody,
        body: `{"query":${JSON.stringify(search)},"operationName":"__proto__","__proto__":${pollution},"extensions":{"__proto__":${pollution}}}`,
      }),
  ],
  [
    'the query string',
    (fetch) =>
      fetch(
        `/graphql?query=${encodeURIComponent(search)}&variables=${encodeURIComponent(variables)}&__proto__[polluted]=1&constructor.prototype.polluted=1`,
        {
          headers: { 'x-graphql-yoga-csrf': '1' },
        },
      ),
  ],
  ...[
    '0.__proto__.polluted',
    '__proto__.polluted',
    'variables.__proto__.polluted',
    'variables.constructor.prototype.polluted',
  ].map((path): Hostile => [
    `a form's map to ${path}`,
    (fetch) => {
      const form = new FormData()
      form.append('operations', JSON.stringify({ query: search, variables: {} }))
      form.append('map', `{"0":["${path}"],"__proto__":["${path}"]}`)
      form.append('0', new File(['x'], 'x.csv'))
      return fetch('/graphql', { method: 'POST', headers: { 'x-graphql-yoga-csrf': '1' }, body: form })
    },
  ]),
]

it.for(hostile)('keys of prototypes in %s change nothing', async ([, send]) => {
  const { fetch, run } = await openGateway()
  const response = await send(fetch)
  await response.text()
  expect(response.status).toBeLessThan(500)
  expect(isPolluted()).toBe(false)
  expect((await run('{ siteConfig { companyName } }')).errors).toBeUndefined()
})

it('keys of prototypes in a response of the shop change nothing', async () => {
  const { shop, run } = await openGateway()
  const data = `{"count":3,"__proto__":${pollution},"constructor":{"prototype":${pollution}}}`
  shop.respondRaw(contract.cart.count, (response) => response.end(`{"code":200,"message":"","data":${data}}`))
  expect((await run('{ cartLineCount }')).data).toEqual({ cartLineCount: 3 })
  expect(isPolluted()).toBe(false)
})

it.for<[string, string]>([
  ...[
    'xx',
    'EN',
    'en-US,en;q=0.9',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'de%0d%0aX-Evil: 1',
    "de' OR 1=1",
    '<script>',
  ].map((lang): [string, string] => [lang, lang]),
  ['of 9 kB', 'd'.repeat(9_000)],
])('the language "%s" is one of the shop or English, never copied', async ([, lang]) => {
  const { shop, run } = await openGateway()
  await run('{ siteConfig { companyName } }', { headers: { lang, cookie: `lang=${lang}` } })
  expect(locales.map(({ code }) => code)).toContain(shop.findLastRequest(site.config)?.headers['lang'])
  expect(shop.findLastRequest(site.config)?.headers).not.toHaveProperty('x-evil')
})

it.for([
  '..',
  '../1',
  '..%2f1',
  '%2e%2e',
  '1;x',
  '1?x=1',
  '1#x',
  '@evil',
  '//evil',
  '\\evil',
  '．．',
  'a\r\nHost: evil',
  ' ',
  'a/b',
])('"%s" never becomes more than one piece of an address, and the host stays', async (piece) => {
  const { shop, run } = await openGateway()
  const { host } = new URL(shop.url)
  const slug = JSON.stringify(piece)
  const { errors = [] } = await run(
    `{ page(slug: ${slug}) { title } newsArticle(slug: ${slug}) { title } manufacturer(slug: ${slug}) { name }
         order(orderNumber: ${slug}) { status } product(by: { slug: ${slug} }) { id } category(slug: ${slug}) { id }
         node(id: "${toGlobalId('Product', piece)}") { id } }`,
  )
  expect(shop.unmatchedUrls).toEqual([])
  const bare = shop.requests.filter(({ endpoint }) =>
    [site.page, catalogue.manufacturer, orders.detail, site.newsArticle].some((each) => each === endpoint),
  )
  expect(bare).toEqual([])
  expect(shop.requests.every(({ headers }) => headers.host === host)).toBe(true)
  expect(errors.map(({ extensions }) => extensions?.code).filter((code) => code === 'INTERNAL_SERVER_ERROR')).toEqual(
    [],
  )
})

it.for([301, 302, 303, 307, 308])('HTTP %i of the shop leads nowhere', async (status) => {
  const requested: string[] = []
  const trap = createServer(({ url }, response) => {
    requested.push(url ?? '')
    response.end('{"code":200,"message":"","data":{"count":7}}')
  })
  await new Promise<void>((resolve) => {
    trap.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void trap.close())
  const { port } = trap.address() as AddressInfo
  const { shop, run } = await openGateway()
  for (const location of [
    `http://127.0.0.1:${port}/`,
    `//127.0.0.1:${port}/`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
  ]) {
    shop.respondRaw(contract.cart.count, (response) => response.writeHead(status, { location }).end())
    expect((await run('{ cartLineCount }')).errors?.[0]?.extensions?.code).toBe('UPSTREAM_INVALID_RESPONSE')
  }
  expect(requested).toEqual([])
})

it('addresses in shop responses are passed on, never fetched', async () => {
  const requested: string[] = []
  const trap = createServer(({ url }, response) => {
    requested.push(url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => {
    trap.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void trap.close())
  const { port } = trap.address() as AddressInfo
  const { shop, run } = await openGateway()
  const icons = `http://127.0.0.1:${port}/logo.png`
  shop.respond(catalogue.bannerList, () => [{ id: 1, title: 'New', text: '', link: icons, icons }])
  const { data } = await run('{ banners { imageUrl } }')
  expect(data['banners']).toEqual([{ imageUrl: icons }])
  expect(requested).toEqual([])
})

it('the gateway makes the sequence number, for any input of the caller', async () => {
  const { shop, fetch } = await openGateway()
  const body = JSON.stringify({
    query: '{ siteConfig { companyName } banners { title } }',
    variables: { sequence: '1' },
  })
  await fetch('/graphql?sequence=1', { method: 'POST', headers: { ...jsonBody, sequence: '1' }, body })
  const sequences = shop.requests.map(({ url }) => new URL(url, 'http://shop').searchParams.getAll('sequence'))
  expect(sequences).toHaveLength(2)
  expect(sequences.flat().every((each) => /^\d{19}$/.test(each))).toBe(true)
  expect(new Set(sequences.flat()).size).toBe(2)
})
