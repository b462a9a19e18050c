import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inherited, root, type Settings } from '../env.ts'

export type App = {
  name: 'shop-api' | 'gateway' | 'web'
  args: string[]
  /** Restarts when a source changes. */
  devArgs: string[]
  env: Record<string, string>
  /** Responds with a status below 400 when the app is ready. */
  ready: string
  readyWithinMs: number
}

export type Addresses = Record<App['name'], string>

export const listAddresses = ({ ports }: Settings): Addresses => ({
  'shop-api': `http://localhost:${ports['shop-api']}`,
  gateway: `http://localhost:${ports.gateway}`,
  web: `http://localhost:${ports.web}`,
})

const nodeApp = (name: 'shop-api' | 'gateway', ...workspaces: string[]) => {
  const main = join(root, name, 'src', 'main.ts')
  const watched = [join(name, 'src'), 'schema', 'locales', ...workspaces].map(
    (path) => `--watch-path=${join(root, path)}`,
  )
  return { args: [main], devArgs: [...watched, '--watch-preserve-output', main] }
}

const gatewayToken = inherited.GATEWAY_TOKEN || randomBytes(32).toString('base64url')

/** Each app needs those before it. `siteUrl`: the public address, if the storefront is behind a proxy. */
export const listApps = (settings: Settings, siteUrl = listAddresses(settings).web): App[] => {
  const { ports, dataDir } = settings
  const addresses = listAddresses(settings)
  const webServer = join(root, 'web', 'server.ts')
  return [
    {
      name: 'shop-api',
      ...nodeApp('shop-api', join('packages', 'paypal-simulator')),
      env: {
        SHOP_API_PORT: String(ports['shop-api']),
        ...(ports.paypal === undefined ? {} : { PAYPAL_SIMULATOR_PORT: String(ports.paypal) }),
        DATA_DIR: dataDir,
        SITE_URL: siteUrl,
        GATEWAY_TOKEN: gatewayToken,
      },
      ready: `${addresses['shop-api']}/readyz`,
      readyWithinMs: 60_000,
    },
    {
      name: 'gateway',
      ...nodeApp('gateway'),
      env: {
        GATEWAY_PORT: String(ports.gateway),
        SHOP_API_URL: addresses['shop-api'],
        SITE_URL: siteUrl,
        GATEWAY_TOKEN: gatewayToken,
        GRAPHIQL: 'on',
        FREE_FORM: inherited.FREE_FORM || 'on',
      },
      ready: `${addresses.gateway}/readyz`,
      readyWithinMs: 30_000,
    },
    {
      name: 'web',
      args: [webServer],
      devArgs: [webServer, '--dev'],
      env: { WEB_PORT: String(ports.web), GATEWAY_URL: addresses.gateway, SITE_URL: siteUrl },
      ready: `${addresses.web}/icon.svg`,
      readyWithinMs: 60_000,
    },
  ]
}
