import { createServer } from 'node:net'
import type { Settings } from '../env.ts'
import { UserFacingError } from '../user-facing-error.ts'

const listen = (port: number, host?: string) =>
  new Promise<{ port: number; refusal?: string }>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ port, refusal: error.code }))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }))
    })
  })

/** Some systems assign the loopback address separately, so both addresses are tried. */
const findRefusal = async (port: number) => (await listen(port)).refusal ?? (await listen(port, '127.0.0.1')).refusal

const settingNames = {
  web: 'WEB_PORT',
  gateway: 'GATEWAY_PORT',
  'shop-api': 'SHOP_API_PORT',
  paypal: 'PAYPAL_SIMULATOR_PORT',
} as const

export const checkPorts = async ({ ports }: Settings) => {
  for (const app of ['web', 'gateway', 'shop-api', 'paypal'] as const) {
    const port = ports[app]
    if (port === undefined) continue
    const refusal = await findRefusal(port)
    if (!refusal) continue
    const why = refusal === 'EACCES' ? 'may not be used by this user' : 'is in use by another program'
    throw new UserFacingError(`Port ${port} ${why}; set ${settingNames[app]} to a free one and start again.`)
  }
}

export const freePorts = async (): Promise<Required<Settings['ports']>> => {
  const [web, gateway, shopApi, paypal] = await Promise.all([listen(0), listen(0), listen(0), listen(0)])
  return { web: web.port, gateway: gateway.port, 'shop-api': shopApi.port, paypal: paypal.port }
}
