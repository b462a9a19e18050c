// Measures addresses with Lighthouse's phone profile and prints one line of JSON for each.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, ...addresses] = process.argv.slice(2)
const tries = 3

const measure = async (address) => {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories: ['performance'] })
    const figure = (name) => lhr.audits[name]?.numericValue ?? 0
    return {
      points: Math.round((lhr.categories.performance.score ?? 0) * 100),
      blockingMs: figure('total-blocking-time'),
      largestPaintMs: figure('largest-contentful-paint'),
      shift: figure('cumulative-layout-shift'),
      mainThreadMs: figure('mainthread-work-breakdown'),
    }
  } finally {
    chrome.kill()
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
