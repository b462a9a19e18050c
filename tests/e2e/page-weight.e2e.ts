import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { env } from '../support/env.ts'
import { sample } from '../support/scope.ts'
import { expect, test } from '../support/screen.ts'

/** The most a page may weigh: thousands of bytes, as they are sent, of React's payload, and elements. */
const limits = {
  '/': { kb: 122, sentKb: 22, payloadKb: 38, elements: 1520 },
  '/category/ceramic-chip-capacitors': { kb: 120, sentKb: 19, payloadKb: 35, elements: 1580 },
  '/s?wd=10k': { kb: 126, sentKb: 20, payloadKb: 33, elements: 1800 },
  '/productdetail/stmicroelectronics-stm32f103c8t6': { kb: 116, sentKb: 22, payloadKb: 45, elements: 1220 },
  '/shoppingcart': { kb: 71, sentKb: 17, payloadKb: 43, elements: 520 },
  '/bom': { kb: 82, sentKb: 19, payloadKb: 49, elements: 550 },
  '/news/crystals-and-load-capacitance': { kb: 67, sentKb: 14, payloadKb: 31, elements: 600 },
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

const weigh = (sent: Buffer) => {
  const html = brotliDecompressSync(sent).toString()
  const payload = (html.match(scripts) ?? []).filter((script) => script.includes('self.__next_f'))
  return {
    kb: toKb(Buffer.byteLength(html)),
    sentKb: toKb(sent.length),
    payloadKb: toKb(Buffer.byteLength(payload.join(''))),
    elements: html.replaceAll(scripts, '').match(/<[a-z]/g)?.length ?? 0,
  }
}

for (const [path, limit] of sample(Object.entries(limits), 3))
  test(`the page ${path} stays within its weight`, async () => {
    const weight = weigh(await requestPage(path))
    for (const [measure, most] of Object.entries(limit)) {
      const measured = weight[measure as keyof typeof weight]
      expect(measured, `${path} has ${measured} ${measure}`).toBeGreaterThan(most / 2)
      expect(measured, `${path} has ${measured} ${measure}, ${most} are allowed`).toBeLessThanOrEqual(most)
    }
  })
