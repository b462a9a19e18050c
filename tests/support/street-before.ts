import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf, buildingsOf } from '../../tools/street/buildings.ts'
import { freePorts } from '../../tools/street/ports.ts'
import { openStreet } from '../../tools/street/street.ts'

const purgeToken = 'a-token-for-purges'

/** A gateway and a storefront of their own before what `openShop` opens on a port in the place of the shop. */
export const openStreetBefore = async <Shop extends { close: () => Promise<unknown> }>(
  openShop: (port: number) => Promise<Shop>,
) => {
  const ports = await freePorts()
  const logs = await mkdtemp(join(tmpdir(), 'partgate-logs-'))
  const settings = { ports, dataDir: logs }
  const { web, gateway } = addressesOf(settings)
  const shop = await openShop(ports['shop-api'])
  const buildings = buildingsOf(settings).filter(({ name }) => name !== 'shop-api')
  const env = { NODE_ENV: 'production', PURGE_TOKEN: purgeToken, STOREFRONT_PURGE_URLS: `${web}/purge` }
  const street = await openStreet(buildings, { logs, env })
  return {
    web,
    gateway,
    shop,
    /** What the shop would send after a change. */
    purge: (...tags: string[]) =>
      fetch(`${gateway}/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeToken}` },
        body: JSON.stringify({ tags }),
      }),
    close: async () => {
      await street.close()
      await shop.close()
      await rm(logs, { recursive: true, force: true })
    },
  }
}
