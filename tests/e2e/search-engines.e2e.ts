import type { Page } from '@playwright/test'
import { type LocaleCode, localeOf, locales } from '@partgate/schema/locales.ts'
import { env } from '../support/env.ts'
import { addressesIn, alternatesOf, graphOf, type Node } from '../support/head.ts'
import { pathIn } from '../support/labels.ts'
import { expect, test } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const absolute = (code: LocaleCode, path: string) => `${env.SITE_URL}${pathIn(code, path)}`

/** Each public page, and what its graph speaks of. */
const indexed: [path: string, ...types: string[]][] = [
  ['/', 'Organization', 'WebSite'],
  ['/category', 'BreadcrumbList', 'ItemList'],
  ['/category/capacitors', 'BreadcrumbList', 'ItemList'],
  ['/manufacturer', 'BreadcrumbList', 'ItemList'],
  ['/manufacturer/murata', 'BreadcrumbList'],
  ['/linecards', 'BreadcrumbList', 'ItemList'],
  ['/franchisedlines', 'BreadcrumbList', 'ItemList'],
  ['/stronglines', 'BreadcrumbList', 'ItemList'],
  ['/stronglines/murata', 'BreadcrumbList'],
  ['/linecards/yageo', 'BreadcrumbList'],
  ['/featured', 'BreadcrumbList', 'ItemList'],
  ['/hotsaleparts', 'BreadcrumbList', 'ItemList'],
  ['/products/S', 'BreadcrumbList', 'ItemList'],
  ['/products/S/2', 'BreadcrumbList', 'ItemList'],
  ['/news', 'BreadcrumbList', 'ItemList'],
  ['/news/crystals-and-load-capacitance', 'BreadcrumbList', 'NewsArticle'],
  ['/about', 'BreadcrumbList'],
  ['/contact', 'BreadcrumbList'],
  ['/certification', 'BreadcrumbList'],
  ['/rfq', 'BreadcrumbList'],
  ['/companyprofile/privacy-policy', 'BreadcrumbList'],
]

const expectAlternates = async (page: Page, path: string, code: LocaleCode) => {
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1)
  expect(await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)).toBe(
    absolute(code, path),
  )
  expect(await alternatesOf(page)).toEqual({
    ...Object.fromEntries(locales.map(({ code: other, tag }) => [tag, absolute(other, path)])),
    'x-default': absolute('en', path),
  })
}

const expectWhole = (nodes: Node[]) => {
  for (const node of nodes) {
    const urls = JSON.stringify(node).match(/https?:\/\/[^"]+/g) ?? []
    for (const url of urls) expect(URL.canParse(url)).toBe(true)
    const { itemListElement } = node
    if (Array.isArray(itemListElement))
      expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, at) => at + 1))
  }
}

test.describe('without scripts, as most of them read', () => {
  test.use({ javaScriptEnabled: false })

  for (const code of languages)
    for (const [path, ...types] of indexed)
      test(`${path} in ${code} says where it and its translations stand, and what it is about`, async ({ page }) => {
        const response = await page.goto(pathIn(code, path))
        expect(response?.status()).toBe(200)
        expect(await response?.headerValue('content-security-policy')).toContain("object-src 'none'")
        await expectAlternates(page, path, code)
        await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
        const shared = await page.locator('meta[property="og:url"]').getAttribute('content')
        expect(new URL(shared ?? '').href).toBe(absolute(code, path))
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:.*\.png$/)
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\S/)
        const nodes = await graphOf(page)
        expect(nodes.map((node) => node['@type'])).toEqual(expect.arrayContaining(types))
        expectWhole(nodes)
      })
})

for (const path of ['/s?wd=lm358', '/keywords', '/shoppingcart', '/login', '/register', '/compare'])
  test(`${path} is not to be found, and may be read to know that`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    expect(await alternatesOf(page)).toEqual({})
    const rules = (await (await request.get('/robots.txt')).text()).match(/(?<=^Disallow: ).+$/gm) ?? []
    expect(rules.length).toBeGreaterThan(0)
    const matching = rules.filter((rule) =>
      new RegExp(`^${rule.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path),
    )
    expect(matching).toEqual([])
  })

test('robots.txt names the sitemaps of all languages, and keeps crawlers from what is endless', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  for (const { code } of locales) expect(text).toContain(`Sitemap: ${absolute(code, '/sitemap.xml')}\n`)
  for (const path of ['/s?*&', '/*/s?*&', '/s/export', '/compare?', '/graphql'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

for (const path of ['/about', '/sitemap.xml', '/de/sitemaps/pages.xml', '/llms.txt', '/s/export?wd=lm358'])
  test(`${path} travels compressed`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-encoding']).toBe('gzip')
    expect(answer.headers()['vary']).toContain('Accept-Encoding')
  })

for (const code of languages)
  test(`the sitemap of ${code} leads to pages that are there`, async ({ request }) => {
    const shards = await addressesIn(request, pathIn(code, '/sitemap.xml'))
    for (const topic of ['pages', 'categories', 'makers', 'news', 'parts-s-1'])
      expect(shards).toContain(absolute(code, `/sitemaps/${topic}.xml`))
    for (const shard of [...shards.slice(0, 4), ...shards.slice(-1)]) {
      const pages = await addressesIn(request, shard)
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.length).toBeLessThanOrEqual(50_000)
      for (const address of new Set([pages.at(0), pages.at(pages.length / 2), pages.at(-1)])) {
        const answer = await request.get(address ?? '', { maxRedirects: 0 })
        expect(`${answer.status()} ${address}`).toBe(`200 ${address}`)
        expect(await answer.text()).toContain(`rel="canonical" href="${address?.replace(/\/$/, '')}"`)
      }
    }
  })

test.describe('a part', () => {
  let slug: string

  test.beforeAll(async ({ request }) => {
    const [first = ''] = await addressesIn(request, '/sitemaps/parts-s-1.xml')
    slug = first.split('/').at(-1) ?? ''
  })

  for (const code of languages)
    test(`in ${code} is a product with its number, its maker and an honest offer`, async ({ page }) => {
      const path = `/productdetail/${slug}`
      await page.goto(pathIn(code, path))
      await expectAlternates(page, path, code)
      const nodes = await graphOf(page)
      expectWhole(nodes)
      const product = nodes.find((node) => node['@type'] === 'Product')
      const shown = await page.getByRole('heading', { level: 1 }).innerText()
      expect(shown).toContain(String(product?.mpn))
      expect(product).toMatchObject({
        url: absolute(code, path),
        brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
        offers: { priceCurrency: 'USD', availability: expect.stringContaining('https://schema.org/') },
      })
      expect(Number((product?.offers as { price: string } | undefined)?.price)).toBeGreaterThan(0)
      expect(nodes.map((node) => node['@type'])).toContain('BreadcrumbList')
    })

  test('is drawn for previews', async ({ page, request }) => {
    await page.goto(`/productdetail/${slug}`)
    const picture = await request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect((await picture.body()).readUInt32BE(16)).toBe(1200)
  })

  test('has a Markdown version for whoever prefers it, and a page for people', async ({ request }) => {
    const path = `/de/productdetail/${slug}`
    const get = async (address: string, accept: string) => {
      const answer = await request.get(address, { headers: { accept } })
      return {
        type: answer.headers()['content-type'],
        cache: answer.headers()['cache-control'],
        text: await answer.text(),
      }
    }
    for (const [address, accept] of [
      [path, 'text/markdown, text/html;q=0.8'],
      [`${path}.md`, 'text/html'],
    ] as const) {
      const { type, cache, text } = await get(address, accept)
      expect(type).toBe('text/markdown; charset=utf-8')
      expect(cache).toContain('private')
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

test('llms.txt tells programs where to look', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const wanted of ['# ', '/s?wd=', '/graphql', '.md', absolute('en', '/sitemap.xml')])
    expect(text).toContain(wanted)
})

test('a picture in the language of the page is announced to its readers', async ({ page }) => {
  await page.goto(pathIn('tw', '/'))
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_TW')
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf('tw').tag)
})

test('a purge without the token is refused', async ({ request }) => {
  expect([401, 404]).toContain((await request.post('/purge', { data: { tags: ['site'] } })).status())
})

test('nobody is told where the gateway stands', async ({ request }) => {
  const answer = await request.get('/graphql', { headers: { accept: 'application/json' } })
  expect(answer.headers()['x-middleware-rewrite']).toBeUndefined()
})
