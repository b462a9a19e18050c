import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSeededFolder } from '../catalogue.ts'
import { root } from '../env.ts'
import { listAddresses, type App, listApps } from '../stack/apps.ts'
import { freePorts } from '../stack/ports.ts'
import { openStack } from '../stack/stack.ts'

export const seedForTests = (signal?: AbortSignal) => prepareSeededFolder('tests', 20_000, signal)

/** Uses free ports and a temporary data folder. */
export const openFreshStack = async (
  names: App['name'][],
  { name = '', signal }: { name?: string; signal?: AbortSignal } = {},
) => {
  const seeded = await seedForTests(signal)
  const dataDir = await mkdtemp(join(tmpdir(), 'partgate-stack-'))
  const clear = () => rm(dataDir, { recursive: true, force: true })
  try {
    await cp(seeded, dataDir, { recursive: true })
    const settings = { ports: await freePorts(), dataDir }
    const apps = listApps(settings).filter(({ name }) => names.includes(name))
    const logs = join(root, 'test-results', 'logs', name)
    const stack = await openStack(apps, { logs, env: { NODE_ENV: 'production' }, signal })
    return { addresses: listAddresses(settings), dataDir, broken: stack.broken, close: () => stack.close().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}
