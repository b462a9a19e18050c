import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../env.ts'
import { addressesOf, buildingsOf } from '../street/buildings.ts'
import { freePorts } from '../street/ports.ts'
import { openStreet } from '../street/street.ts'

/** Runs `work` against the whole street on free ports, with a fresh copy of the data folder. */
export const onFreshStreet = async <T>(
  seeded: string,
  signal: AbortSignal,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'partgate-street-'))
  try {
    await cp(seeded, dataDir, { recursive: true })
    const settings = { ports: await freePorts(), dataDir }
    const { web, gateway, 'shop-api': shopApi } = addressesOf(settings)
    const logs = join(root, 'test-results', 'logs')
    const street = await openStreet(buildingsOf(settings), { logs, env: { NODE_ENV: 'production' }, signal })
    try {
      return await Promise.race([work({ SITE_URL: web, GATEWAY_URL: gateway, SHOP_API_URL: shopApi }), street.broken])
    } finally {
      await street.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
