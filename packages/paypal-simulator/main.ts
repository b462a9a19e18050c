import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startSimulator } from './start.ts'

const usage = `Usage: node packages/paypal-simulator/main.ts [options]
  --port 5001          port to listen on
  --host 127.0.0.1     address to listen on
  --page-host NAME     host in the address of the page for buyers, if it is not --host
  --webhook URL        address of the shop that receives the events
  --state FILE         file that restores the state after a restart`

const option = { type: 'string' } as const
const options = { port: option, host: option, 'page-host': option, webhook: option, state: option }
const shape = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(5001),
  host: z.string().optional(),
  'page-host': z.string().optional(),
  webhook: z.url({ protocol: /^https?$/ }).optional(),
  state: z.string().optional(),
})

const readOptions = () => {
  try {
    return shape.parse(parseArgs({ options }).values)
  } catch (cause) {
    throw new Error(usage, { cause })
  }
}

const start = async () => {
  const { 'page-host': pageHost, state: path, ...rest } = readOptions()
  const simulator = await startSimulator({ ...rest, pageHost, path })
  const { apiUrl, clientId, clientSecret, webhookId } = simulator.settings
  console.log(
    [
      `PAYPAL_API_URL=${apiUrl}`,
      `PAYPAL_CLIENT_ID=${clientId}`,
      `PAYPAL_CLIENT_SECRET=${clientSecret}`,
      `PAYPAL_WEBHOOK_ID=${webhookId}`,
    ].join('\n'),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void simulator.close())
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
