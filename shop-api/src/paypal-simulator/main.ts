import { readEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { simulatorPlace } from './place.ts'
import { startSimulator } from './start.ts'

const start = async () => {
  const simulator = await startSimulator(simulatorPlace(readEnv()))
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
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
