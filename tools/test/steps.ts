import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { binOf } from '../bin.ts'
import { inherited, root } from '../env.ts'
import { buildWeb, codegenArgs } from '../prepare.ts'
import { runToEnd } from '../run.ts'
import type { Addresses } from '../street/buildings.ts'
import { findChromium } from './chromium.ts'
import { openFreshStreet, seedForTests } from './fresh-street.ts'
import { failure, type Outcome, playwrightOutcome, verdict, vitestOutcome } from './outcome.ts'

export type Step = { name: string; run: (signal: AbortSignal) => Promise<Outcome> }

const quiet = { ...inherited, NO_COLOR: '1', FORCE_COLOR: undefined }

const script = (name: string, args: string[], signal: AbortSignal, env: NodeJS.ProcessEnv = quiet) =>
  runToEnd({ name, args, env, signal })

const check = (name: string, ...args: string[]): Step => ({
  name,
  run: async (signal) => verdict(await script(name, args, signal)),
})

const readReport = async (file: string): Promise<unknown> =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined

/** Runs with a JSON report and counts by it. */
const reported = async (
  name: string,
  outcomeOf: typeof vitestOutcome,
  run: (reportFile: string) => ReturnType<typeof runToEnd>,
): Promise<Outcome> => {
  const file = join(root, 'test-results', `${name}.json`)
  await rm(file, { force: true })
  const finished = await run(file)
  const report = await readReport(file)
  return report === undefined ? failure(`${finished.output}\nThe run left no report.`) : outcomeOf(report, finished)
}

const vitest = (project: string): Step => ({
  name: project,
  run: (signal) =>
    reported(project, vitestOutcome, (file) => {
      const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      return script(project, [binOf('vitest'), ...args], signal)
    }),
})

const checkedIn = ['schema/schema.graphql', 'schema/trusted-documents.json']
const readCheckedIn = () => Promise.all(checkedIn.map((path) => readFile(join(root, path), 'utf8')))

const codegen: Step = {
  name: 'code generation',
  run: async (signal) => {
    const before = await readCheckedIn()
    const finished = await script('codegen', codegenArgs, signal)
    const after = await readCheckedIn()
    const stale = checkedIn.filter((_, index) => before[index] !== after[index])
    const output =
      stale.length > 0 ? `${stale.join(', ')} was out of date; commit what was written now.` : finished.output
    return verdict({ isOk: finished.isOk && stale.length === 0, output })
  },
}

/** What the browser tests stand on; each fails for itself, and they then say so. */
const prepared: { chromium?: string; isBuilt?: boolean } = {}

const preparation = (name: string, work: (signal: AbortSignal) => Promise<unknown>): Step => ({
  name,
  run: async (signal) => {
    await work(signal)
    return { passed: 1, failed: 0, output: '' }
  },
})

type Street = { addresses: Addresses; dataDir: string }

const playwright = async (chromium: string, { addresses, dataDir }: Street, signal: AbortSignal) =>
  reported('browser', playwrightOutcome, (file) => {
    const { web, gateway, 'shop-api': shopApi } = addresses
    const street = { SITE_URL: web, GATEWAY_URL: gateway, SHOP_API_URL: shopApi, SHOP_DATA_DIR: dataDir }
    const env = { ...quiet, ...street, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const config = join(root, 'tests', 'playwright.config.ts')
    const args = [binOf('@playwright/test', 'playwright'), 'test', '-c', config, '--reporter=list,json']
    return script('browser', args, signal, env)
  })

const browser: Step = {
  name: 'browser',
  run: async (signal) => {
    const { chromium, isBuilt } = prepared
    if (!chromium || !isBuilt) return failure('Not run: the storefront or the browser is missing, see above.')
    const street = await openFreshStreet(['shop-api', 'gateway', 'web'], signal)
    try {
      return await Promise.race([playwright(chromium, street, signal), street.broken])
    } finally {
      await street.close()
    }
  },
}

const tool = (name: string) => join(import.meta.dirname, '..', 'check', name)
const tsc = binOf('typescript', 'tsc')

/** One stage after the other; the steps of a stage are independent. */
export const stages: Step[][] = [
  [preparation('demo catalogue', seedForTests), codegen],
  [
    preparation('storefront build', async (signal) => {
      await buildWeb({ signal })
      prepared.isBuilt = true
    }),
    preparation('browser present', async (signal) => {
      prepared.chromium = await findChromium(signal)
    }),
    check('types', tsc, '-p', join(root, 'tsconfig.json')),
    check('types of the web', tsc, '-p', join(root, 'web', 'tsconfig.json')),
    check('lint', binOf('oxlint'), '--type-aware', '--deny-warnings'),
    check('format', binOf('prettier'), '--check', root),
    check('boundaries', tool('boundaries.ts')),
    check('schema', tool('schema.ts')),
    check('compose file', tool('compose.ts')),
    vitest('planted'),
    vitest('unit'),
    vitest('contract'),
    vitest('races'),
  ],
  [browser],
]
