import type { Request } from '@playwright/test'
import { readSitemapAddresses } from '../../support/head.ts'
import { openReady } from '../../support/open.ts'
import { sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

/** Compressed size of the scripts that a page loads before any interaction. */
const readingKb = 175
const buyingKb = 178
const formKb = 190

const filteredLists = ['/category/capacitors', '/s?wd=LM358', '/manufacturer/murata']
const forms = ['/contact', '/shoppingcart', '/login', '/register', '/forgotpassword', '/rfq', '/bom']
const routes = [
  '/',
  '/category',
  '/keywords',
  '/compare',
  '/products/S',
  '/manufacturer',
  '/linecards',
  '/stronglines/murata',
  '/featured',
  '/hotsaleparts',
  '/news',
  '/news/crystals-and-load-capacitance',
  '/about',
  '/certification',
  '/companyprofile/privacy-policy',
]

const readSize = async (request: Request) => (await request.sizes()).responseBodySize

const allowances = [
  ...routes.map((route) => [route, readingKb] as const),
  ...['a product page', ...filteredLists].map((route) => [route, buyingKb] as const),
  ...forms.map((route) => [route, formKb] as const),
]

for (const [route, allowedKb] of sample(allowances, 4)) {
  test(`the scripts of ${route} stay within ${allowedKb} KB`, async ({ page, request }) => {
    const path = route.startsWith('/') ? route : (await readSitemapAddresses(request, '/sitemaps/parts-s-1.xml')).at(0)
    const scripts: Request[] = []
    page.on('requestfinished', (one) => {
      if (one.resourceType() === 'script') scripts.push(one)
    })
    await openReady(page, path ?? '')
    const sizes = await Promise.all(scripts.map(readSize))
    const kb = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
    expect(kb, `${route} was sent ${kb} KB of scripts`).toBeGreaterThan(50)
    expect(kb, `${route} was sent ${kb} KB of scripts, ${allowedKb} KB are allowed`).toBeLessThanOrEqual(allowedKb)
  })
}
