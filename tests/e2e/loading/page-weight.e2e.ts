import { get } from 'node:http'
import type { Response } from '@playwright/test'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { env } from '../../support/env.ts'
import { openReady } from '../../support/open.ts'
import { sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

/** The most a page may weigh: thousands of bytes, with gzip, as they are sent, of React's payload, and elements. */
const limits = {
  '/': { kb: 105, gzipKb: 22, sentKb: 19, payloadKb: 23, elements: 1470 },
  '/category/ceramic-chip-capacitors': { kb: 107, gzipKb: 19, sentKb: 17, payloadKb: 23, elements: 1550 },
  '/s?wd=10k': { kb: 112, gzipKb: 21, sentKb: 18, payloadKb: 22, elements: 1800 },
  '/productdetail/stmicroelectronics-stm32f103c8t6': { kb: 97, gzipKb: 22, sentKb: 19, payloadKb: 30, elements: 1180 },
  '/shoppingcart': { kb: 47, gzipKb: 13, sentKb: 12, payloadKb: 22, elements: 480 },
  '/bom': { kb: 52, gzipKb: 13, sentKb: 12, payloadKb: 22, elements: 540 },
  '/news/crystals-and-load-capacitance': { kb: 53, gzipKb: 13, sentKb: 12, payloadKb: 20, elements: 575 },
}

const requestPage = (path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(new URL(path, env.SITE_URL), { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject)
    }).once('error', reject)
  })

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const toKb = (bytes: number) => Math.round(bytes / 1000)

const weigh = (html: string) => {
  const payload = (html.match(scripts) ?? []).filter((script) => script.includes('self.__next_f'))
  return {
    kb: toKb(Buffer.byteLength(html)),
    gzipKb: toKb(gzipSync(html).length),
    payloadKb: toKb(Buffer.byteLength(payload.join(''))),
    elements: html.replaceAll(scripts, '').match(/<[a-z]/g)?.length ?? 0,
  }
}

for (const [path, limit] of sample(Object.entries(limits), 3))
  test(`the page ${path} stays within its weight and hides no part until a script shows it`, async () => {
    const sent = await requestPage(path)
    const html = brotliDecompressSync(sent).toString()
    const weight = { ...weigh(html), sentKb: toKb(sent.length) }
    for (const [measure, most] of Object.entries(limit)) {
      const measured = weight[measure as keyof typeof weight]
      expect(measured, `${path} has ${measured} ${measure}`).toBeGreaterThan(most / 2)
      expect(measured, `${path} has ${measured} ${measure}, ${most} are allowed`).toBeLessThanOrEqual(most)
    }
    expect(weight.payloadKb, `${path} has ${weight.payloadKb} KB of payload`).toBeLessThanOrEqual(weight.kb / 2)
    // React would show these parts 300 ms after the first paint.
    expect(html.match(/<div hidden id="S:/g)).toBe(null)
  })

test('the fonts of the home page have at most 96 KB and do not delay its style sheets', async ({ page }) => {
  const order: string[] = []
  const fonts: Response[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    order.push(type)
    if (type === 'font') fonts.push(response)
  })
  await openReady(page, '/')
  await page.evaluate(() => document.fonts.ready)
  const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).length))
  const kb = toKb(sizes.reduce((sum, size) => sum + size, 0))
  expect(kb, `${fonts.length} fonts have ${kb} KB`).toBeGreaterThan(40)
  expect(kb, `${fonts.length} fonts have ${kb} KB, 96 are allowed`).toBeLessThanOrEqual(96)
  expect(order.indexOf('font')).toBeGreaterThan(order.lastIndexOf('stylesheet'))
})

/** The most elements that a phone lays out before it is scrolled. */
const laidOut = {
  '/': 1000,
  '/category/ceramic-chip-capacitors': 720,
  '/s?wd=10k': 760,
  '/productdetail/stmicroelectronics-stm32f103c8t6': 780,
}

/** A browser loads the formats of all languages when a page first requests one: 80 ms on a slow phone. */
const countNumberFormats = () => {
  const count = { formats: 0 }
  Reflect.set(window, 'counted', count)
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (target, given) => {
      count.formats++
      return Reflect.construct(target, given)
    },
    get: (target, key) => {
      count.formats++
      return Reflect.get(target, key)
    },
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true })

  for (const [path, limit] of sample(Object.entries(laidOut), 2))
    test(`the page ${path} is laid out only as far as it is about to be seen`, async ({ page }) => {
      await openReady(page, path)
      const elements = page.locator('body *')
      const count = await elements.evaluateAll(
        (all) => all.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
      )
      expect(count).toBeGreaterThan(limit / 2)
      expect(count).toBeLessThanOrEqual(limit)
    })

  for (const path of sample(Object.keys(limits), 2))
    test(`the scripts of ${path} start without number formats`, async ({ page }) => {
      await page.addInitScript(countNumberFormats)
      await openReady(page, path)
      expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual({ formats: 0 })
    })
})
