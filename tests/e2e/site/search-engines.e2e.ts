import type { APIRequestContext } from '@playwright/test'
import { type LocaleCode, toLocale, locales } from '@partgate/schema/locales.ts'
import { env } from '../../support/env.ts'
import { expectOffer, expectCompleteGraph } from '../../support/graph.ts'
import {
  readSitemapAddresses,
  toAlternates,
  listCanonicals,
  parseGraph,
  listMetaContents,
  readPage,
  type SentPage,
} from '../../support/head.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn, sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'de', 'jp', 'ar']
const absolute = (code: LocaleCode, path: string) => `${env.SITE_URL}${localizePath(code, path)}`

const indexed: [path: string, ...types: string[]][] = [
  ['/', 'Organization', 'WebSite'],
  ['/category', 'BreadcrumbList', 'ItemList'],
  ['/category/capacitors', 'BreadcrumbList', 'ItemList'],
  ['/manufacturer', 'BreadcrumbList', 'ItemList'],
  ['/manufacturer/murata', 'BreadcrumbList'],
  ['/linecards', 'BreadcrumbList', 'ItemList'],
  ['/franchisedlines', 'BreadcrumbList', 'ItemList'],
  ['/franchisedlines/hirose', 'BreadcrumbList'],
  ['/stronglines', 'BreadcrumbList', 'ItemList'],
  ['/stronglines/murata', 'BreadcrumbList'],
  ['/linecards/yageo', 'BreadcrumbList'],
  ['/featured', 'BreadcrumbList', 'ItemList'],
  ['/hotsaleparts', 'BreadcrumbList', 'ItemList'],
  ['/products/S', 'BreadcrumbList', 'ItemList'],
  ['/products/S/2', 'BreadcrumbList', 'ItemList'],
  ['/products/7', 'BreadcrumbList', 'ItemList'],
  ['/news', 'BreadcrumbList', 'ItemList'],
  ['/news?page=2', 'BreadcrumbList', 'ItemList'],
  ['/news/crystals-and-load-capacitance', 'BreadcrumbList', 'NewsArticle', 'Organization'],
  ['/about', 'BreadcrumbList'],
  ['/contact', 'BreadcrumbList'],
  ['/certification', 'BreadcrumbList'],
  ['/rfq', 'BreadcrumbList'],
  ...[
    'cookies-policy',
    'how-to-buy',
    'privacy-policy',
    'refund',
    'shipping-delivering',
    'term-condition',
    'terms-conditions',
  ].map((page): [string, string] => [`/companyprofile/${page}`, 'BreadcrumbList']),
]

const expectAlternates = (page: SentPage, path: string, code: LocaleCode) => {
  expect(listCanonicals(page)).toEqual([absolute(code, path)])
  expect(toAlternates(page)).toEqual({
    ...Object.fromEntries(locales.map(({ code: other, tag }) => [tag, absolute(other, path)])),
    'x-default': absolute('en', path),
  })
}

const readIndexed = async (request: APIRequestContext, path: string, code: LocaleCode) => {
  const page = await readPage(request, localizePath(code, path))
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain("object-src 'none'")
  expectAlternates(page, path, code)
  expect(listMetaContents(page, 'robots').join()).not.toContain('noindex')
  expect(listMetaContents(page, 'description')).toEqual([expect.stringMatching(/\S/)])
  expect(listMetaContents(page, 'og:url').map((url) => new URL(url).href)).toEqual([absolute(code, path)])
  expect(listMetaContents(page, 'og:image')).toEqual([expect.stringMatching(/^https?:.*\.png$/)])
  expect(listMetaContents(page, 'og:title')).toEqual([expect.stringMatching(/\S/)])
  const nodes = parseGraph(page)
  expectCompleteGraph(nodes)
  return { page, nodes }
}

for (const [at, [path, ...types]] of indexed.entries())
  test(`${path} has its canonical address, its translations and structured data`, async ({ request }) => {
    for (const code of pickInTurn(languages, at))
      await test.step(code, async () => {
        const { nodes } = await readIndexed(request, path, code)
        expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(types))
      })
  })

for (const [first, second] of [
  ['/news', '/news?page=2'],
  ['/products/S', '/products/S/2'],
  ['/category/resistors', '/category/resistors?page=2'],
] as const)
  test(`${second} has its own title`, async ({ request }) => {
    for (const code of languages) {
      const [title = '', titleOfSecond] = await Promise.all(
        [first, second].map(async (path) =>
          listMetaContents(await readPage(request, localizePath(code, path)), 'og:title').join(),
        ),
      )
      expect(titleOfSecond).toBe(createLabels(code)('site.titleOfPage', { title, page: 2 }))
    }
  })

for (const path of [
  '/s?wd=lm358',
  '/products/other',
  '/keywords',
  '/shoppingcart',
  '/login',
  '/register',
  '/forgotpassword',
  '/compare',
])
  test(`${path} is not indexed, but may be crawled to learn that`, async ({ request }) => {
    const page = await readPage(request, path)
    expect(listMetaContents(page, 'robots').join()).toContain('noindex')
    expect(toAlternates(page)).toEqual({})
    const rules = (await (await request.get('/robots.txt')).text()).match(/(?<=^Disallow: ).+$/gm) ?? []
    expect(rules.length).toBeGreaterThan(0)
    const matching = rules.filter((rule) =>
      new RegExp(`^${rule.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path),
    )
    expect(matching).toEqual([])
  })

test('robots.txt names the sitemaps of all languages and excludes endless addresses', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const { code } of locales) expect(text).toContain(`Sitemap: ${absolute(code, '/sitemap.xml')}\n`)
  for (const path of ['/s?*&', '/*/s?*&', '/s/export', '/compare?', '/graphql'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

for (const path of ['/about', '/sitemap.xml', '/de/sitemaps/pages.xml', '/llms.txt', '/s/export?wd=lm358'])
  test(`${path} is sent compressed`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-encoding']).toBe('gzip')
    expect(response.headers()['vary']).toContain('Accept-Encoding')
  })

for (const code of sample(languages, 2))
  test(`the sitemap of ${code} lists existing pages`, async ({ request }) => {
    const shards = await readSitemapAddresses(request, localizePath(code, '/sitemap.xml'))
    for (const topic of ['pages', 'categories', 'makers', 'news', 'parts-s-1'])
      expect(shards).toContain(absolute(code, `/sitemaps/${topic}.xml`))
    for (const shard of [...shards.slice(0, 4), ...shards.slice(-1)]) {
      const pages = await readSitemapAddresses(request, shard)
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.length).toBeLessThanOrEqual(50_000)
      for (const address of new Set([pages.at(0), pages.at(pages.length / 2), pages.at(-1)])) {
        const response = await request.get(address ?? '', { maxRedirects: 0 })
        expect(`${response.status()} ${address}`).toBe(`200 ${address}`)
        expect(await response.text()).toContain(`rel="canonical" href="${address?.replace(/\/$/, '')}"`)
      }
    }
  })

test.describe('a part', () => {
  let slug: string

  test.beforeAll(async ({ request }) => {
    const [first = ''] = await readSitemapAddresses(request, '/sitemaps/parts-s-1.xml')
    slug = first.split('/').at(-1) ?? ''
  })

  for (const code of sample(languages, 2))
    test(`in ${code} is a product with its number, its manufacturer and the real offer`, async ({ request }) => {
      const path = `/productdetail/${slug}`
      const { page, nodes } = await readIndexed(request, path, code)
      expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList', 'Product']))
      const product = nodes.find((node) => node['@type'] === 'Product')
      expect(product).toMatchObject({ url: absolute(code, path) })
      expectOffer(product?.['offers'])
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(page.text) ?? []
      expect(title.replaceAll(/<[^>]+>/g, '')).toContain(String(product?.['mpn']))
    })

  test('has a preview picture', async ({ page, request }) => {
    await page.goto(`/productdetail/${slug}`)
    const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).readUInt32BE(16)).toBe(1200)
  })

  test('has a Markdown version for clients that prefer it, and a page for people', async ({ request }) => {
    const path = `/de/productdetail/${slug}`
    const get = async (address: string, accept: string) => {
      const response = await request.get(address, { headers: { accept } })
      return {
        type: response.headers()['content-type'],
        cache: response.headers()['cache-control'],
        vary: response.headers()['vary']?.split(/,\s*/),
        text: await response.text(),
      }
    }
    for (const [address, accept] of [
      [path, 'text/markdown, text/html;q=0.8'],
      [`${path}.md`, 'text/html'],
    ] as const) {
      const { type, cache, vary, text } = await get(address, accept)
      expect(type).toBe('text/markdown; charset=utf-8')
      expect(cache).toContain('private')
      expect(vary).toContain('Accept')
      expect(text).toMatch(/^# \S/)
      expect(text).toContain(absolute('de', `/productdetail/${slug}`))
    }
    const page = await get(path, 'text/html,*/*;q=0.8')
    expect(page.type).toContain('text/html')
    expect(page.text).toContain(
      `rel="alternate" type="text/markdown" href="${absolute('de', `/productdetail/${slug}.md`)}"`,
    )
    expect((await request.get('/productdetail/no-such-part.md')).status()).toBe(404)
  })
})

test('llms.txt names the addresses for programs', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const wanted of ['# ', '/s?wd=', '/graphql', '.md', absolute('en', '/sitemap.xml')])
    expect(text).toContain(wanted)
})

test('the preview metadata names the language of the page', async ({ page }) => {
  await page.goto(localizePath('tw', '/'))
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_TW')
  await expect(page.locator('html')).toHaveAttribute('lang', toLocale('tw').tag)
})

test('a purge without the token is refused', async ({ request }) => {
  expect([401, 404]).toContain((await request.post('/purge', { data: { tags: ['site'] } })).status())
})

test('the response of /graphql does not reveal the address of the gateway', async ({ request }) => {
  const response = await request.get('/graphql', { headers: { accept: 'application/json' } })
  expect(response.headers()['x-middleware-rewrite']).toBeUndefined()
})
