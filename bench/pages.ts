import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inherited } from '../tools/env.ts'
import { runOrThrow, runToEnd } from '../tools/run.ts'
import { startChild } from '../tools/stack/child.ts'
import { freePorts } from '../tools/stack/ports.ts'
import { findChromium } from '../tools/test/chromium.ts'
import { UserFacingError } from '../tools/user-facing-error.ts'
import { installPackages } from './install-packages.ts'
import type { BenchStack } from './stack.ts'
import { describeMachine, toMarkdownTable, writeSection } from './results-file.ts'
import { kb, ms, printTable } from './table.ts'
import { scriptBytes, zipped } from './web.ts'

/** The versions of the storefront; Lighthouse is too large for everyone who installs the project. */
const packages = { dependencies: { next: '16.4.5', react: '19.3.1', 'react-dom': '19.3.1', lighthouse: '13.5.0' } }
const sources = fileURLToPath(new URL('bare-page', import.meta.url))

type Measured = {
  points: number
  blockingMs: number
  largestPaintMs: number
  slowedLargestPaintMs: number
  shift: number
  mainThreadMs: number
}

const payloadBytes = (html: string) =>
  [...html.matchAll(/<script>(self\.__next_f[\s\S]*?)<\/script>/g)].reduce(
    (sum, [, script = '']) => sum + Buffer.byteLength(script),
    0,
  )

const head = [
  'page',
  'points',
  'blocking',
  'largest paint',
  'slowed load',
  'shift',
  'main thread',
  'HTML',
  'HTML gzip',
  'payload',
  'scripts',
]

const formatResults = (rows: string[][]) => `\
# Pages, measured

${describeMachine(new Date())}, servers and browser on one machine.
\`npm run bench -- pages\` writes this section.

Lighthouse's profile of a slow phone, the median of three runs. The bare page is one sentence on the same versions of
Next.js and React. Times depend on what else the machine does; compare them within the table. Largest paint: simulated
from a fast load, where all scripts that arrive before the paint count as if they delayed it; slowed load: the largest
paint of a load with a slow network and processor. Payload: the data of server components inside the HTML. Scripts: as
they are sent.

${toMarkdownTable({ head, rows })}
`

const toRow = async (name: string, address: string, measured: Measured) => {
  const html = await (await fetch(address)).text()
  return [
    name,
    String(measured.points),
    ms(measured.blockingMs),
    ms(measured.largestPaintMs),
    ms(measured.slowedLargestPaintMs),
    measured.shift.toFixed(3),
    ms(measured.mainThreadMs),
    kb(Buffer.byteLength(html)),
    kb(zipped(html)),
    kb(payloadBytes(html)),
    kb(await scriptBytes(address, html)),
  ]
}

/** A page of Next.js with one sentence: what no storefront on it can go below. */
const startBarePage = async (folder: string, signal: AbortSignal) => {
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...inherited, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  await runOrThrow({ name: 'The build of the bare page', args: [next, 'build', folder], env, signal })
  const { web: port } = await freePorts()
  const child = startChild({ name: 'bare page', args: [next, 'start', folder, '-p', String(port)], env })
  return { address: `http://localhost:${port}/`, stop: child.stop }
}

const waitFor = async (address: string, signal: AbortSignal): Promise<void> => {
  signal.throwIfAborted()
  const isUp = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isUp) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  return waitFor(address, signal)
}

/** Lighthouse's phone profile, the median of three runs, for the key pages beside a bare page of Next.js. */
export const benchPages = async ({ addresses, goods, signal }: BenchStack) => {
  const chromium = await findChromium(signal)
  const folder = await installPackages(packages, sources, signal)
  if (!folder) throw new UserFacingError('Lighthouse could not be installed; the registry of npm is needed.')
  const bare = await startBarePage(folder, signal)
  try {
    await waitFor(bare.address, signal)
    const pages = [
      ['bare page', bare.address],
      ['home', `${addresses.web}/`],
      ['list', `${addresses.web}/s?wd=10k`],
      ['category', `${addresses.web}/category/ceramic-chip-capacitors`],
      ['product', `${addresses.web}/productdetail/${goods[0]?.goods_page_url}`],
      ['cart', `${addresses.web}/shoppingcart`],
      ['parts list', `${addresses.web}/bom`],
      ['article', `${addresses.web}/news/crystals-and-load-capacitance`],
    ] as const
    const args = [join(folder, 'measure.mjs'), chromium, ...pages.map(([, address]) => address)]
    const { isOk, output } = await runToEnd({ name: 'Lighthouse', args, env: inherited, signal })
    if (!isOk) throw new UserFacingError(`Lighthouse failed:\n${output}`)
    const measured: Measured[] = output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    const rows = await Promise.all(
      pages.flatMap(([name, address], at) => {
        const one = measured[at]
        return one ? [toRow(name, address, one)] : []
      }),
    )
    printTable('Pages on a phone (Lighthouse, median of three)', head, rows)
    await writeSection(formatResults(rows))
  } finally {
    bare.stop()
  }
}
