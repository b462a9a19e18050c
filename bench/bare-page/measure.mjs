// Measures addresses with Lighthouse's phone profile and prints one line of JSON for each.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, ...addresses] = process.argv.slice(2)
const tries = 3

/** `simulate` calculates the times on the slow phone from a fast load; `devtools` slows the load down. */
const run = async (address, throttlingMethod) => {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'silent' })
  try {
    const settings = { logLevel: 'error', onlyCategories: ['performance'], throttlingMethod }
    const { lhr } = await lighthouse(address, { port: chrome.port, ...settings })
    return { points: lhr.categories.performance.score ?? 0, figure: (name) => lhr.audits[name]?.numericValue ?? 0 }
  } finally {
    chrome.kill()
  }
}

const measure = async (address) => {
  const { points, figure } = await run(address, 'simulate')
  const slowed = await run(address, 'devtools')
  return {
    points: Math.round(points * 100),
    blockingMs: figure('total-blocking-time'),
    largestPaintMs: figure('largest-contentful-paint'),
    slowedLargestPaintMs: slowed.figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    mainThreadMs: figure('mainthread-work-breakdown'),
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

for (const address of addresses) {
  await fetch(address)
  const runs = []
  for (let at = 0; at < tries; at++) runs.push(await measure(address))
  const names = Object.keys(runs[0])
  console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]))))
}
