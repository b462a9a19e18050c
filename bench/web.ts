import { get } from 'node:http'
import { gzipSync } from 'node:zlib'
import { load } from './load.ts'
import { benchScrolling } from './scrolling.ts'
import type { BenchStack } from './stack.ts'
import { kb, ms, printTable } from './table.ts'

const triesForFirstByte = 20

/** The median of the milliseconds until the first byte, without other requests. */
const firstByteMs = async (url: string) => {
  const times: number[] = []
  for (let i = 0; i < triesForFirstByte; i++) {
    const startedAtMs = performance.now()
    const response = await fetch(url)
    const reader = response.body?.getReader()
    await reader?.read()
    times.push(performance.now() - startedAtMs)
    await reader?.cancel()
  }
  return times.toSorted((a, b) => a - b)[triesForFirstByte / 2] ?? 0
}

export const zipped = (data: string | Uint8Array) => gzipSync(data).length

/** Skips the scripts for browsers without modules. */
const findScripts = (html: string) => {
  const tags = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)].filter(([tag]) => !/ nomodule/i.test(tag))
  return [...new Set(tags.flatMap(([, src]) => src ?? []))]
}

const sentBytes = (url: URL) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('end', () => resolve(bytes)).once('error', reject)
    }).once('error', reject)
  })

/** Compressed as a browser gets them. */
export const scriptBytes = async (page: string, html: string) => {
  const sizes = await Promise.all(findScripts(html).map((src) => sentBytes(new URL(src, page))))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

export const benchWeb = async ({ addresses, goods }: BenchStack) => {
  const product = `/productdetail/${goods[0]?.goods_page_url}`
  const cases = [
    ['home', ['/']],
    ['product, from cache', [product]],
    ['product, always another', goods.slice(1).map(({ goods_page_url }) => `/productdetail/${goods_page_url}`)],
  ] as const
  const rows: string[][] = []
  for (const [name, paths] of cases) {
    const page = `${addresses.web}${paths[0]}`
    const html = await (await fetch(page)).text()
    const firstByte = await firstByteMs(page)
    const scripts = await scriptBytes(page, html)
    const { perSecond, p99Ms } = await load(
      addresses.web,
      paths.map((path) => [{ path }]),
    )
    rows.push([
      name,
      perSecond.toFixed(0),
      ms(p99Ms),
      ms(firstByte),
      kb(Buffer.byteLength(html)),
      kb(zipped(html)),
      kb(scripts),
    ])
  }
  printTable(
    'Storefront (8 connections; first byte alone)',
    ['page', 'requests /s', 'p99', 'first byte', 'HTML', 'HTML gzip', 'scripts'],
    rows,
  )
  await benchScrolling({ addresses, goods })
}
