import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server.js'
import { expect, test, vi } from 'vitest'
import { queryGateway } from '#graphql/query-gateway.ts'
import { proxy } from './proxy.ts'

const site = 'http://localhost:3000'
const requests: RequestInit[] = []
vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
  requests.push(init)
  return Response.json({ data: { siteConfig: null } })
})

const personal = [
  '/shoppingcart',
  '/exit',
  '/rfq',
  '/myaccount/my-profile',
  '/myaccount/order-status-history',
  '/myaccount/order-status-history/PG-7K3M9-X2Q4T',
  '/myaccount/rfq-history',
  '/myaccount/address-management',
]

const urls = (page: string) => [
  page,
  `${page}.rsc`,
  `${page}.txt`,
  `${page}.json`,
  `${page}.md`,
  `${page}.html`,
  `${page}.prefetch.rsc`,
  `${page}/`,
  `${page}.segments/_tree.segment.rsc`,
  `${page}.segments/$d$locale/__PAGE__.segment.rsc`,
  `${page}/index.rsc`,
  `/_next/data/build${page}.json`,
  `/_next/data/build/en${page}.json`,
  `/_next${page}`,
  `/_next/static/..${page}`,

  `/en${page}`,
  `/EN${page}`,
  `/jp${page}`,
  `/JP${page}`,
  `/ja${page}`,
  `/xx${page}`,
  `/en/en${page}`,
  `/zh-Hant${page}`,
  `/${page}`,
  `//evil.example${page}`,
  `/.${page}`,
  `/x/..${page}`,
  `/%2e${page}`,
  `/x/%2e%2e${page}`,
  `/en/${page}`,
  `${page}//`,
  `${page}/.`,
  `${page}/%2e`,
  `${page}%2f`,
  `${page}%00`,
  `${page}%20`,
  `${page};a=b`,
  `${page}%3f`,
  page.toUpperCase(),
  `/%${page.charCodeAt(1).toString(16)}${page.slice(2)}`,
  `/\\${page.slice(1)}`,
  `${page}?_rsc=1`,
  `${page}?__nextLocale=ja`,
  `${page}?__nextDataReq=1`,
  `${page}?nxtPlocale=en`,
]
const nextHeaders: Record<string, string>[] = [
  ...['proxy', 'src/proxy', 'middleware', 'src/middleware', 'src/proxy:'.repeat(5), 'middleware:'.repeat(5)].map(
    (name) => ({ 'x-middleware-subrequest': name }),
  ),
  ...[
    'rsc',
    'next-router-prefetch',
    'x-nextjs-data',
    'x-middleware-prefetch',
    'purpose',
    'x-prerender-revalidate',
    'next-router-segment-prefetch',
    'next-router-state-tree',
    'next-url',
    'x-matched-path',
    'x-invoke-path',
    'x-middleware-rewrite',
    'x-middleware-next',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-forwarded-host',
    'x-forwarded-prefix',
    'x-now-route-matches',
    'x-next-intl-locale',
  ].map((name) => ({ [name]: '1' })),
]
const secret = 'canary-session'
const visitor = {
  cookie: `token=${secret}; userInfo=%7B%22companyName%22%3A%22canary-name%22%7D`,
  authorization: secret,
}

const isSentToSignIn = ({ status, headers }: Response) =>
  status === 307 && /^\/(?:[a-z]{2}\/)?login\?redirect=%2F/.test((headers.get('location') ?? '').replace(site, ''))

test.each(personal)(
  '%s in more than sixty spellings is the same for all or asks a stranger to sign in, and nothing is asked for the visitor',
  async (page) => {
    const variants = [
      ...urls(page).map((path) => ({ path, headers: {} })),
      ...nextHeaders.map((headers) => ({ path: page, headers })),
    ]
    expect(variants.length).toBeGreaterThan(60)
    for (const { path, headers } of variants) {
      const request = (given: Record<string, string>) => new NextRequest(`${site}${path}`, { headers: given })
      const [own, stranger] = [await proxy(request({ ...visitor, ...headers })), await proxy(request(headers))]
      const readResponse = (response: Response) =>
        [...response.headers].filter(([name]) => !/^x-middleware-(request-|override)/.test(name))
      expect(isSentToSignIn(own), path).toBe(false)
      const shown = isSentToSignIn(stranger) ? own : stranger
      expect([own.status, readResponse(own)], path).toEqual([shown.status, readResponse(shown)])
      expect(own.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      for (const name of ['location', 'x-middleware-rewrite'])
        for (const response of [own, stranger])
          expect(new URL(response.headers.get(name) ?? '/', site).origin, path).toBe(site)
      expect(await own.text()).not.toContain('canary')
    }
    expect(JSON.stringify(requests.map(({ headers, body }) => [headers, body]))).not.toContain('canary')
  },
)

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('generated'),
)
const readText = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

test('only the cart has what a visitor carries, so no way around the proxy shows it on another page', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.toSorted().filter((path) => /from 'next\/headers'/.test(readText(path)))).toEqual([
    'features/account/sign-in/exit-page.tsx',
    'graphql/visitor-data/visitor-data.ts',
  ])
  expect(sources.filter((path) => /from '[^']*\/visitor-data\.ts'/.test(readText(path)))).toEqual([
    'features/cart/cart-page.tsx',
  ])
  expect(readText('features/account/sign-in/exit-page.tsx').match(/headers\(\)\)\.get\('[^']+'\)/g)).toEqual([
    "headers()).get('sec-fetch-site')",
  ])
})

test('any other page sends no header of the visitor to the gateway', async () => {
  requests.length = 0
  await queryGateway('X', 'query X { siteConfig { companyName } }', '{}', 'de')
  const names = requests.flatMap(({ headers }) => [...new Headers(headers).keys()])
  expect(names.toSorted()).toEqual(['accept', 'content-type', 'lang', 'x-cache-tags'])
})
