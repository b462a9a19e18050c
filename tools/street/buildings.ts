import { join } from 'node:path'
import { binOf } from '../bin.ts'
import { inherited, root, type Settings } from '../env.ts'

export type Building = {
  name: 'shop-api' | 'gateway' | 'web'
  args: string[]
  /** How it is started for developers: reloads when a source changes. */
  devArgs: string[]
  env: Record<string, string>
  /** Answers with less than 400 when the building can serve. */
  ready: string
  readyWithinMs: number
}

export type Addresses = Record<Building['name'], string>

export const addressesOf = ({ ports }: Settings): Addresses => ({
  'shop-api': `http://localhost:${ports['shop-api']}`,
  gateway: `http://localhost:${ports.gateway}`,
  web: `http://localhost:${ports.web}`,
})

const nodeBuilding = (name: 'shop-api' | 'gateway') => {
  const main = join(root, name, 'src', 'main.ts')
  const watched = [join(root, name, 'src'), join(root, 'schema'), join(root, 'locales')]
  return { args: [main], devArgs: [...watched.map((path) => `--watch-path=${path}`), '--watch-preserve-output', main] }
}

/** The three buildings, in the order in which they need each other. */
export const buildingsOf = (settings: Settings): Building[] => {
  const { ports, dataDir } = settings
  const addresses = addressesOf(settings)
  const next = binOf('next')
  const webPort = String(ports.web)
  return [
    {
      name: 'shop-api',
      ...nodeBuilding('shop-api'),
      env: {
        SHOP_API_PORT: String(ports['shop-api']),
        ...(ports.paypal === undefined ? {} : { PAYPAL_SIMULATOR_PORT: String(ports.paypal) }),
        DATA_DIR: dataDir,
        SITE_URL: addresses.web,
      },
      ready: `${addresses['shop-api']}/readyz`,
      readyWithinMs: 60_000,
    },
    {
      name: 'gateway',
      ...nodeBuilding('gateway'),
      env: {
        GATEWAY_PORT: String(ports.gateway),
        SHOP_API_URL: addresses['shop-api'],
        SITE_URL: addresses.web,
        GRAPHIQL: 'on',
        FREE_FORM: inherited.FREE_FORM ?? 'on',
      },
      ready: `${addresses.gateway}/readyz`,
      readyWithinMs: 30_000,
    },
    {
      name: 'web',
      args: [next, 'start', join(root, 'web'), '-p', webPort],
      devArgs: [next, 'dev', join(root, 'web'), '-p', webPort],
      env: { GATEWAY_URL: addresses.gateway, SITE_URL: addresses.web },
      ready: `${addresses.web}/icon.svg`,
      readyWithinMs: 60_000,
    },
  ]
}
