import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededFolder } from '../catalogue.ts'
import { root } from '../env.ts'
import { addressesOf, type Building, buildingsOf } from '../street/buildings.ts'
import { freePorts } from '../street/ports.ts'
import { openStreet } from '../street/street.ts'

export const seedForTests = (signal?: AbortSignal) => seededFolder('tests', 20_000, signal)

/** Buildings of the street on free ports, with a data folder of their own that goes when they close. */
export const openFreshStreet = async (names: Building['name'][], signal?: AbortSignal) => {
  const seeded = await seedForTests(signal)
  const dataDir = await mkdtemp(join(tmpdir(), 'partgate-street-'))
  const clear = () => rm(dataDir, { recursive: true, force: true })
  try {
    await cp(seeded, dataDir, { recursive: true })
    const settings = { ports: await freePorts(), dataDir }
    const buildings = buildingsOf(settings).filter(({ name }) => names.includes(name))
    const logs = join(root, 'test-results', 'logs')
    const street = await openStreet(buildings, { logs, env: { NODE_ENV: 'production' }, signal })
    return { addresses: addressesOf(settings), dataDir, broken: street.broken, close: () => street.close().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}
