import { availableParallelism, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchGateway } from '../bench/gateway.ts'
import { benchOverhead } from '../bench/overhead/overhead.ts'
import { installPeers } from '../bench/overhead/peers.ts'
import { sampleGoods } from '../bench/sample.ts'
import { benchSearch } from '../bench/search.ts'
import { benchShop } from '../bench/shop.ts'
import type { BenchStreet } from '../bench/street.ts'
import { benchWeb } from '../bench/web.ts'
import { seededFolder } from './catalogue.ts'
import { onInterrupt } from './interrupt.ts'
import { buildWeb, generateTypes } from './prepare.ts'
import { exitWithSentence, Sentence } from './sentence.ts'
import { addressesOf, buildingsOf } from './street/buildings.ts'
import { freePorts } from './street/ports.ts'
import { openStreet } from './street/street.ts'

const parts = 100_000

const gateway = async (street: BenchStreet) => {
  await benchGateway(street)
  const peers = street.withPeers ? await installPeers(street.signal) : []
  await benchOverhead({ shop: street.addresses['shop-api'], goods: street.goods, peers })
}

const onStreet = { gateway, search: benchSearch, web: benchWeb }
/** Opens shops and databases of its own. */
const alone = 'shop'
const names = [...Object.keys(onStreet), alone]

const usage = 'Usage: npm run bench -- [gateway] [search] [web] [shop] [--peers none]'

const parsed = (args: string[]) => {
  try {
    return parseArgs({ args, options: { peers: { type: 'string', default: 'all' } }, allowPositionals: true })
  } catch (error) {
    throw new Sentence(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

const wanted = (args: string[]) => {
  const { positionals: given, values } = parsed(args)
  if (!['all', 'none'].includes(values.peers)) throw new Sentence(`--peers is all or none.\n${usage}`)
  const unknown = given.find((name) => !names.includes(name))
  if (unknown) throw new Sentence(`There is no measurement "${unknown}"; there are ${names.join(', ')}.`)
  const isWanted = (name: string) => given.length === 0 || given.includes(name)
  return {
    runs: Object.entries(onStreet).filter(([name]) => isWanted(name)),
    isShopWanted: isWanted(alone),
    withPeers: values.peers === 'all',
  }
}

type Wanted = Pick<ReturnType<typeof wanted>, 'runs' | 'withPeers'>

const benchStreet = async ({ runs, withPeers }: Wanted, signal: AbortSignal) => {
  console.log(`Preparing ${parts.toLocaleString('en')} parts and the storefront …`)
  await generateTypes({ signal })
  const dataDir = await seededFolder('bench', parts, signal)
  await buildWeb({ signal })

  const settings = { ports: await freePorts(), dataDir }
  const logs = await mkdtemp(join(tmpdir(), 'partgate-bench-'))
  const street = await openStreet(buildingsOf(settings), { logs, env: { NODE_ENV: 'production' }, signal })
  try {
    const addresses = addressesOf(settings)
    const goods = await sampleGoods(addresses['shop-api'])
    for (const [, run] of runs) {
      signal.throwIfAborted()
      await Promise.race([run({ addresses, goods, logs, withPeers, signal }), street.broken])
    }
  } finally {
    await street.close()
    await rm(logs, { recursive: true, force: true })
  }
}

const bench = async () => {
  const { runs, isShopWanted, withPeers } = wanted(process.argv.slice(2))
  const interrupted = new AbortController()
  const { signal } = interrupted
  onInterrupt(
    () => interrupted.abort(new Sentence('Stopped.')),
    () => process.exit(1),
  )
  console.log(
    `Servers and load share ${availableParallelism()} processor cores, so the ratios tell more than the figures.`,
  )
  if (runs.length > 0) await benchStreet({ runs, withPeers }, signal)
  if (isShopWanted) await benchShop(signal)
}

await bench().catch(exitWithSentence)
