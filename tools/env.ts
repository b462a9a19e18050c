import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseSettings, port } from '@partgate/schema/settings.ts'
import { UserFacingError } from './user-facing-error.ts'

export const root = join(import.meta.dirname, '..')

/** Child processes send no telemetry. */
export const inherited: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

const scopes = ['short', 'full'] as const
type TestScope = (typeof scopes)[number]

export const testScope: TestScope = z
  .enum(scopes)
  .prefault('short')
  .parse(process.env.TEST_SCOPE || undefined)

const schema = z.object({
  WEB_PORT: port(3000),
  GATEWAY_PORT: port(4000),
  SHOP_API_PORT: port(5000),
  PAYPAL_SIMULATOR_PORT: port(5001),
  PAYPAL_API_URL: z.string().optional(),
  DATA_DIR: z.string().trim().min(1, 'the path of a folder').default('.data'),
})

export type Settings = {
  /** `paypal` is the port of the simulator, if it runs. */
  ports: Record<'web' | 'gateway' | 'shop-api', number> & { paypal?: number }
  dataDir: string
}

export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings => {
  const { data, message } = parseSettings(schema, environment)
  if (!data) throw new UserFacingError(message)
  const { WEB_PORT, GATEWAY_PORT, SHOP_API_PORT, PAYPAL_SIMULATOR_PORT, PAYPAL_API_URL, DATA_DIR } = data
  const simulator = PAYPAL_API_URL ? {} : { PAYPAL_SIMULATOR_PORT }
  const all = Object.entries({ WEB_PORT, GATEWAY_PORT, SHOP_API_PORT, ...simulator })
  for (const [i, [name, value]] of all.entries()) {
    const same = all.slice(0, i).find(([, other]) => other === value)
    if (same) throw new UserFacingError(`${same[0]} and ${name} are both ${value}; each app needs its own port.`)
  }
  return {
    ports: {
      web: WEB_PORT,
      gateway: GATEWAY_PORT,
      'shop-api': SHOP_API_PORT,
      ...(PAYPAL_API_URL ? {} : { paypal: PAYPAL_SIMULATOR_PORT }),
    },
    dataDir: resolve(root, DATA_DIR),
  }
}
