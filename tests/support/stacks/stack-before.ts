import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAddresses, listApps } from '../../../tools/stack/apps.ts'
import { freePorts } from '../../../tools/stack/ports.ts'
import { openStack } from '../../../tools/stack/stack.ts'

const purgeToken = 'a-token-for-purges'

type Ports = Awaited<ReturnType<typeof freePorts>>

/** `siteUrl`: the public address, if the storefront is behind a proxy. */
export const openStorefront = async (ports: Ports, siteUrl?: string) => {
  const logs = await mkdtemp(join(tmpdir(), 'partgate-logs-'))
  const settings = { ports, dataDir: logs }
  const { web, gateway } = listAddresses(settings)
  const apps = listApps(settings, siteUrl).filter(({ name }) => name !== 'shop-api')
  const env = { NODE_ENV: 'production', PURGE_TOKEN: purgeToken, STOREFRONT_PURGE_URLS: `${web}/purge` }
  const stack = await openStack(apps, { logs, env })
  return {
    web,
    gateway,
    /** Drops cached responses by tag. */
    purge: (...tags: string[]) =>
      fetch(`${gateway}/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeToken}` },
        body: JSON.stringify({ tags }),
      }),
    close: async () => {
      await stack.close()
      await rm(logs, { recursive: true, force: true })
    },
  }
}

export const openStackBefore = async <Shop extends { close: () => Promise<unknown> }>(
  openShop: (port: number) => Promise<Shop>,
) => {
  const ports = await freePorts()
  const shop = await openShop(ports['shop-api'])
  const storefront = await openStorefront(ports)
  return {
    ...storefront,
    shop,
    close: async () => {
      await storefront.close()
      await shop.close()
    },
  }
}
