import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinary } from '../find-binary.ts'
import { inherited, root } from '../env.ts'
import { buildWeb, codegenArgs } from '../prepare.ts'
import { runToEnd } from '../run.ts'
import type { Addresses } from '../stack/apps.ts'
import { findChromium } from './chromium.ts'
import { openFreshStack, seedForTests } from './fresh-stack.ts'
import { toFailure, type Outcome, playwrightOutcome, toOutcome, vitestOutcome } from './outcome.ts'

export type Step = {
  name: string
  /** These steps must end, passed or failed, before this one starts. */
  needs?: string[]
  run: (signal: AbortSignal) => Promise<Outcome>
}

const generation = 'code generation'
const catalogue = 'demo catalogue'
const build = 'storefront build'
const chromiumPresent = 'browser present'

/** The tests start many shops; a cache of compiled sources saves a third of the processor time of each start. */
const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'node')
const quiet = { ...inherited, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE }

const script = (name: string, args: string[], signal: AbortSignal, env: NodeJS.ProcessEnv = quiet) =>
  runToEnd({ name, args, env, signal })

const check = (name: string, ...args: string[]): Step => ({
  name,
  needs: [generation],
  run: async (signal) => toOutcome(await script(name, args, signal)),
})

const readReport = async (file: string): Promise<unknown> =>
  existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined

const runWithReport = async (
  name: string,
  readOutcome: typeof vitestOutcome,
  run: (reportFile: string) => ReturnType<typeof runToEnd>,
): Promise<Outcome> => {
  const file = join(root, 'test-results', `${name}.json`)
  await rm(file, { force: true })
  const finished = await run(file)
  const report = await readReport(file)
  return report === undefined ? toFailure(`${finished.output}\nThe run left no report.`) : readOutcome(report, finished)
}

const vitest = (
  name: string,
  { projects = [name], shard, needs = [] }: { projects?: string[]; shard?: string; needs?: string[] } = {},
): Step => ({
  name,
  needs: [generation, ...needs],
  run: (signal) =>
    runWithReport(name.replaceAll(/\W+/g, '-'), vitestOutcome, (file) => {
      const selected = projects.map((project) => `--project=${project}`)
      // The browser tests run at the same time.
      const workers = '--maxWorkers=50%'
      const args = [
        'run',
        ...selected,
        ...(shard ? [`--shard=${shard}`] : []),
        workers,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]
      return script(name, [findBinary('vitest'), ...args], signal)
    }),
})

const checkedIn = [
  'schema/schema.graphql',
  'schema/trusted-documents.json',
  'docs/error-codes.md',
  'docs/schema-for-partners.md',
]
const readCheckedIn = () => Promise.all(checkedIn.map((path) => readFile(join(root, path), 'utf8')))

export const codegen: Step = {
  name: generation,
  run: async (signal) => {
    const before = await readCheckedIn()
    const finished = await script('codegen', codegenArgs, signal)
    const after = await readCheckedIn()
    const stale = checkedIn.filter((_, index) => before[index] !== after[index])
    const output =
      stale.length > 0 ? `${stale.join(', ')} was out of date; commit the generated files.` : finished.output
    return toOutcome({ isOk: finished.isOk && stale.length === 0, output })
  },
}

/** Each step reports its own failure; the browser step then reports that it did not run. */
const prepared: { chromium?: string; isBuilt?: boolean } = {}

const preparation = (name: string, needs: string[], work: (signal: AbortSignal) => Promise<unknown>): Step => ({
  name,
  needs,
  run: async (signal) => {
    await work(signal)
    return { passed: 1, failed: 0, output: '' }
  },
})

type Stack = { addresses: Addresses; dataDir: string }

const toSettings = ({ addresses: { web, gateway, 'shop-api': shopApi }, dataDir }: Stack) => ({
  SITE_URL: web,
  GATEWAY_URL: gateway,
  SHOP_API_URL: shopApi,
  SHOP_DATA_DIR: dataDir,
})

const playwright = async (chromium: string, stacks: Stack[], signal: AbortSignal) =>
  runWithReport('browser', playwrightOutcome, (file) => {
    const STACKS = JSON.stringify(stacks.map(toSettings))
    const env = { ...quiet, STACKS, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const config = join(root, 'tests', 'playwright.config.ts')
    const args = [findBinary('@playwright/test', 'playwright'), 'test', '-c', config, '--reporter=list,json']
    return script('browser', args, signal, env)
  })

const browser: Step = {
  name: 'browser',
  needs: [catalogue, build, chromiumPresent],
  run: async (signal) => {
    const { chromium, isBuilt } = prepared
    if (!chromium || !isBuilt) return toFailure('Not run: the storefront or the browser is missing, see above.')
    const stacks: Awaited<ReturnType<typeof openFreshStack>>[] = []
    try {
      for (const name of ['browser-1', 'browser-2'])
        stacks.push(await openFreshStack(['shop-api', 'gateway', 'web'], { name, signal }))
      return await Promise.race([playwright(chromium, stacks, signal), ...stacks.map(({ broken }) => broken)])
    } finally {
      await Promise.all(stacks.map(({ close }) => close()))
    }
  },
}

const tool = (name: string) => join(import.meta.dirname, '..', 'check', name)
const tsc = findBinary('typescript', 'tsc')

/** The type check takes most of the time, so it starts first. */
export const checks: Step[] = [
  check('types', tsc, '-p', join(root, 'tsconfig.json')),
  check('types of the drawings', tsc, '-p', join(root, 'packages', 'package-drawings')),
  check('types of the web', tsc, '-p', join(root, 'web', 'tsconfig.json')),
  check('lint', findBinary('oxlint'), '--type-aware', '--deny-warnings'),
  check('format', findBinary('oxfmt'), '--check', root),
  check('boundaries', tool('boundaries.ts')),
  check('schema', tool('schema.ts')),
]

/** The last steps: with several of the same size, both cores are busy almost to the end. */
const unit = [1, 2, 3].map((part, _, { length }) =>
  vitest(`unit, part ${part}`, { projects: ['unit', 'isolated'], shard: `${part}/${length}` }),
)

/** The browser tests take most of the time, so they start as soon as possible. */
export const steps: Step[] = [
  codegen,
  preparation(catalogue, [], seedForTests),
  preparation(build, [generation], async (signal) => {
    await buildWeb({ signal })
    prepared.isBuilt = true
  }),
  preparation(chromiumPresent, [], async (signal) => {
    prepared.chromium = await findChromium(signal)
  }),
  browser,
  ...checks,
  check('compose file', tool('compose.ts')),
  vitest('planted'),
  // These wait for other processes most of the time, as the browser tests do.
  vitest('races'),
  vitest('contract', { needs: [catalogue] }),
  ...unit,
]
