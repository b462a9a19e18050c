import { availableParallelism, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchBom } from '../bench/bom.ts'
import { benchGateway } from '../bench/gateway.ts'
import { benchOverhead } from '../bench/overhead/overhead.ts'
import { installPeers } from '../bench/overhead/peers.ts'
import { toShapes } from '../bench/overhead/shapes.ts'
import { benchPages } from '../bench/pages.ts'
import { sampleGoods } from '../bench/sample.ts'
import { benchSearchTimes } from '../bench/search-times/search-times.ts'
import { benchSearch } from '../bench/search.ts'
import { benchShop } from '../bench/shop.ts'
import type { BenchStack } from '../bench/stack.ts'
import { benchWeb } from '../bench/web.ts'
import { prepareSeededFolder } from './catalogue.ts'
import { onInterrupt } from './interrupt.ts'
import { buildWeb, generateTypes } from './prepare.ts'
import { exitWithError, UserFacingError } from './user-facing-error.ts'
import { listAddresses, listApps } from './stack/apps.ts'
import { freePorts } from './stack/ports.ts'
import { openStack } from './stack/stack.ts'

const parts = 100_000

const gateway = async (stack: BenchStack) => {
  await benchGateway(stack)
  const peers = stack.withPeers ? await installPeers(stack.signal) : []
  const { goods, shape } = stack
  await benchOverhead({ shop: stack.addresses['shop-api'], goods, shape, peers })
}

const onStack = { gateway, search: benchSearch, web: benchWeb, pages: benchPages }
const alone = {
  search: benchSearchTimes,
  shop: benchShop,
  bom: benchBom,
}
const names = [...new Set([...Object.keys(onStack), ...Object.keys(alone)])]

const shapeNames = toShapes([]).map(({ name }) => name)

const usage =
  'Usage: npm run bench -- [gateway] [search] [web] [pages] [shop] [bom] [--peers none] [--shape one] [--sizes 100000,1000000]'

const parsed = (args: string[]) => {
  try {
    const options = {
      peers: { type: 'string', default: 'all' },
      shape: { type: 'string', default: '' },
      sizes: { type: 'string', default: String(parts) },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UserFacingError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

const parseSizes = (text: string) => {
  const sizes = text.split(',').map(Number)
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes
  throw new UserFacingError(`--sizes must be numbers of parts, separated by commas, not "${text}".\n${usage}`)
}

const wanted = (args: string[]) => {
  const { positionals: given, values } = parsed(args)
  if (!['all', 'none'].includes(values.peers)) throw new UserFacingError(`--peers must be all or none.\n${usage}`)
  if (!shapeNames.some((name) => name.startsWith(values.shape)))
    throw new UserFacingError(`--shape must begin one of: ${shapeNames.join(', ')}.\n${usage}`)
  const unknown = given.find((name) => !names.includes(name))
  if (unknown)
    throw new UserFacingError(`The measurement "${unknown}" is unknown; the measurements are ${names.join(', ')}.`)
  const isWanted = (name: string) => given.length === 0 || given.includes(name)
  return {
    runs: Object.entries(onStack).filter(([name]) => isWanted(name)),
    aloneRuns: Object.entries(alone).filter(([name]) => isWanted(name)),
    withPeers: values.peers === 'all',
    shape: values.shape,
    sizes: parseSizes(values.sizes),
  }
}

type Wanted = Pick<ReturnType<typeof wanted>, 'runs' | 'withPeers' | 'shape'>

const benchStack = async ({ runs, ...choices }: Wanted, signal: AbortSignal) => {
  console.log(`Preparing ${parts.toLocaleString('en')} parts and the storefront …`)
  await generateTypes({ signal })
  const dataDir = await prepareSeededFolder('bench', parts, signal)
  await buildWeb({ signal })

  const settings = { ports: await freePorts(), dataDir }
  const logs = await mkdtemp(join(tmpdir(), 'partgate-bench-'))
  const stack = await openStack(listApps(settings), { logs, env: { NODE_ENV: 'production' }, signal })
  try {
    const addresses = listAddresses(settings)
    const goods = await sampleGoods(addresses['shop-api'])
    for (const [, run] of runs) {
      signal.throwIfAborted()
      await Promise.race([run({ addresses, goods, logs, ...choices, signal }), stack.broken])
    }
  } finally {
    await stack.close()
    await rm(logs, { recursive: true, force: true })
  }
}

const bench = async () => {
  const { aloneRuns, sizes, ...onStackRuns } = wanted(process.argv.slice(2))
  const interrupted = new AbortController()
  const { signal } = interrupted
  onInterrupt(
    () => interrupted.abort(new UserFacingError('Stopped.')),
    () => process.exit(1),
  )
  console.log(
    `Servers and load share ${availableParallelism()} processor cores, so the ratios are more reliable than the absolute figures.`,
  )
  if (onStackRuns.runs.length > 0) await benchStack(onStackRuns, signal)
  for (const [, run] of aloneRuns) await run(signal, sizes)
}

await bench().catch(exitWithError)
