import { availableParallelism, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { benchGateway } from '../bench/gateway.ts'
import { sampleGoods } from '../bench/sample.ts'
import { benchSearch } from '../bench/search.ts'
import { benchShop } from '../bench/shop.ts'
import { benchWeb } from '../bench/web.ts'
import { seededFolder } from './catalogue.ts'
import { onInterrupt } from './interrupt.ts'
import { buildWeb, generateTypes } from './prepare.ts'
import { exitWithSentence, Sentence } from './sentence.ts'
import { addressesOf, buildingsOf } from './street/buildings.ts'
import { freePorts } from './street/ports.ts'
import { openStreet } from './street/street.ts'

const parts = 100_000
const onStreet = { gateway: benchGateway, search: benchSearch, web: benchWeb }
/** Opens shops and databases of its own. */
const alone = 'shop'
const names = [...Object.keys(onStreet), alone]

const wanted = (given: string[]) => {
  const unknown = given.find((name) => !names.includes(name))
  if (unknown) throw new Sentence(`There is no measurement "${unknown}"; there are ${names.join(', ')}.`)
  const isWanted = (name: string) => given.length === 0 || given.includes(name)
  return { runs: Object.entries(onStreet).filter(([name]) => isWanted(name)), isShopWanted: isWanted(alone) }
}

type Runs = ReturnType<typeof wanted>['runs']

const benchStreet = async (runs: Runs, signal: AbortSignal) => {
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
      await Promise.race([run({ addresses, goods, logs }), street.broken])
    }
  } finally {
    await street.close()
    await rm(logs, { recursive: true, force: true })
  }
}

const bench = async () => {
  const { runs, isShopWanted } = wanted(process.argv.slice(2))
  const interrupted = new AbortController()
  const { signal } = interrupted
  onInterrupt(
    () => interrupted.abort(new Sentence('Stopped.')),
    () => process.exit(1),
  )
  console.log(
    `Servers and load share ${availableParallelism()} processor cores, so the ratios tell more than the figures.`,
  )
  if (runs.length > 0) await benchStreet(runs, signal)
  if (isShopWanted) await benchShop(signal)
}

await bench().catch(exitWithSentence)
