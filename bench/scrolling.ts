import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tools/test/chromium.ts'
import { createLabels } from '../tests/support/labels.ts'
import type { BenchStack } from './stack.ts'
import { ms, printTable } from './table.ts'
import { quantile } from './quantile.ts'

const lineCount = 2_000
const slowFrameMs = 100
const timeoutMs = 300_000
const stepsAtOnce = 10
const maxSteps = 5_000
const en = createLabels('en')

type Frames = { intervalsMs: number[]; longTasksMs: number[] }

const openList = async (page: Page, goods: BenchStack['goods']) => {
  const lines = goods.slice(0, lineCount).map(({ part_number }, at) => [1 + (at % 9), part_number].join('\t'))
  await page.goto('/bom', { waitUntil: 'networkidle' })
  await page.getByLabel(en('bom.read.pasteLabel')).fill(['Qty\tMPN', ...lines].join('\n'))
  await page.getByRole('button', { name: en('bom.read.pasteButton') }).click()
  await page.getByRole('button', { name: en('bom.read.continue', { count: lineCount }) }).click()
  await page.getByRole('grid').waitFor()
}

/** The total is not busy once all lines have their prices. */
const waitUntilMatched = (page: Page) =>
  page
    .locator('[role="status"]:not([aria-busy])')
    .filter({ hasText: /USD\s+(?!0\.00)\d/ })
    .waitFor()

/** Intervals between the frames while `scroll` runs, and the tasks that block the page. */
const recordFrames = async (page: Page, scroll: () => Promise<unknown>): Promise<Frames> => {
  await page.evaluate(() => {
    const frames = { times: [] as number[], longTasks: [] as number[], isRunning: true }
    new PerformanceObserver((list) =>
      frames.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
    const onFrame = (atMs: number) => {
      frames.times.push(atMs)
      if (frames.isRunning) requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    Object.assign(globalThis, { frames })
  })
  await scroll()
  return page.evaluate(() => {
    const { frames } = globalThis as never as { frames: { times: number[]; longTasks: number[]; isRunning: boolean } }
    frames.isRunning = false
    const intervalsMs = frames.times.slice(1).map((time, at) => time - (frames.times[at] ?? 0))
    return { intervalsMs, longTasksMs: frames.longTasks }
  })
}

const isAtEnd = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => grid.scrollTop + grid.clientHeight >= grid.scrollHeight - 1)

const untilEnd = async (page: Page, step: () => Promise<unknown>) => {
  for (let steps = 0; !(await isAtEnd(page)); steps += stepsAtOnce) {
    if (steps > maxSteps) throw new Error(`The grid is not at its end after ${steps} steps`)
    for (let at = 0; at < stepsAtOnce; at++) await step()
  }
}

const pointAtGrid = async (page: Page) => {
  const grid = page.getByRole('grid')
  await grid.evaluate((element) => element.scrollTo(0, 0))
  await grid.scrollIntoViewIfNeeded()
  const box = await grid.boundingBox()
  if (!box) throw new Error('The grid is not visible')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

const wheel = (page: Page, pixels: number) => async () => {
  await pointAtGrid(page)
  return recordFrames(page, () => untilEnd(page, () => page.mouse.wheel(0, pixels)))
}

const keys = (page: Page) => async () => {
  await pointAtGrid(page)
  await page.getByRole('gridcell').nth(2).click()
  return recordFrames(page, () => untilEnd(page, () => page.keyboard.press('PageDown')))
}

const whileMatching = (page: Page) => async () => {
  await pointAtGrid(page)
  await page.getByLabel(en('bom.grid.boards')).fill('25')
  await pointAtGrid(page)
  return recordFrames(page, () => untilEnd(page, () => page.mouse.wheel(0, 240)))
}

const toRow = (name: string, { intervalsMs, longTasksMs }: Frames) => {
  const sorted = intervalsMs.toSorted((a, b) => a - b)
  const slow = intervalsMs.filter((interval) => interval > slowFrameMs).length
  return [
    name,
    String(sorted.length),
    ms(quantile(sorted, 0.5)),
    ms(quantile(sorted, 0.95)),
    ms(sorted.at(-1) ?? 0),
    `${((100 * slow) / Math.max(sorted.length, 1)).toFixed(2)} %`,
    ms(Math.max(0, ...longTasksMs)),
  ]
}

/** The grid of the parts-list workbench, from the first of its lines to the last. */
export const benchScrolling = async ({ addresses, goods }: Pick<BenchStack, 'addresses' | 'goods'>) => {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const page = await browser.newPage({ baseURL: addresses.web, viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(timeoutMs)
    await openList(page, goods)
    await waitUntilMatched(page)
    const cases = [
      ['wheel, 120 px a step', wheel(page, 120)],
      ['wheel, 1,200 px a step', wheel(page, 1_200)],
      ['Page Down', keys(page)],
      ['wheel while all lines are matched again', whileMatching(page)],
    ] as const
    const rows: string[][] = []
    for (const [name, record] of cases) rows.push(toRow(name, await record()))
    printTable(
      `Parts list of ${lineCount.toLocaleString('en')} lines: frames while it scrolls`,
      ['scrolling', 'frames', 'p50', 'p95', 'max', `over ${slowFrameMs} ms`, 'longest task'],
      rows,
    )
  } finally {
    await browser.close()
  }
}
