import { join, resolve } from 'node:path'
import { z } from 'zod'
import { UserFacingError } from './user-facing-error.ts'

export const root = join(import.meta.dirname, '..')

/** Child processes send no telemetry. */
export const inherited: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

const scopes = ['short', 'full'] as const
export type TestScope = (typeof scopes)[number]

export const testScope: TestScope = z
  .enum(scopes)
  .prefault('short')
  .parse(process.env.TEST_SCOPE || undefined)

const port = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((n) => n >= 1 && n <= 65_535)
    .prefault(fallback)

const schema = z.object({
  WEB_PORT: port('3000'),
  GATEWAY_PORT: port('4000'),
  SHOP_API_PORT: port('5000'),
  PAYPAL_SIMULATOR_PORT: port('5001'),
  PAYPAL_API_URL: z.string().optional(),
  DATA_DIR: z.string().trim().min(1).prefault('.data'),
})

export type Settings = {
  /** `paypal` is the port of the simulator, if it runs. */
  ports: Record<'web' | 'gateway' | 'shop-api', number> & { paypal?: number }
  dataDir: string
}

export const parseSettings = (env: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    const wanted = name === 'DATA_DIR' ? 'the path of a folder' : 'a port number from 1 to 65535'
    throw new UserFacingError(`${name} must be ${wanted}, not "${env[name]}".`)
  }
  const { WEB_PORT, GATEWAY_PORT, SHOP_API_PORT, PAYPAL_SIMULATOR_PORT, PAYPAL_API_URL, DATA_DIR } = parsed.data
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

export const settings = () => parseSettings(process.env)
