import { gzipSync } from 'node:zlib'
import { sample } from '../support/scope.ts'
import { expect, test } from '../support/screen.ts'

/** The most a page may weigh: thousands of bytes, compressed too, and elements. */
const limits = {
  '/': { kb: 245, compressedKb: 39, elements: 1600 },
  '/category/ceramic-chip-capacitors': { kb: 245, compressedKb: 33, elements: 1700 },
  '/s?wd=10k': { kb: 265, compressedKb: 34, elements: 1950 },
  '/productdetail/stmicroelectronics-stm32f103c8t6': { kb: 195, compressedKb: 35, elements: 1300 },
  '/shoppingcart': { kb: 95, compressedKb: 21, elements: 560 },
  '/bom': { kb: 98, compressedKb: 22, elements: 560 },
  '/news/crystals-and-load-capacitance': { kb: 98, compressedKb: 20, elements: 640 },
}

const weigh = (html: string) => ({
  kb: Math.round(Buffer.byteLength(html) / 1000),
  compressedKb: Math.round(gzipSync(html).length / 1000),
  elements: html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').match(/<[a-z]/g)?.length ?? 0,
})

for (const [path, limit] of sample(Object.entries(limits), 3))
  test(`the page ${path} stays within its weight`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const weight = weigh(await response.text())
    for (const [measure, most] of Object.entries(limit)) {
      const measured = weight[measure as keyof typeof weight]
      expect(measured, `${path} has ${measured} ${measure}`).toBeGreaterThan(most / 2)
      expect(measured, `${path} has ${measured} ${measure}, ${most} are allowed`).toBeLessThanOrEqual(most)
    }
  })
