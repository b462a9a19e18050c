import { join } from 'node:path'
import { inherited, readSettings } from './env.ts'
import { onInterrupt } from './interrupt.ts'
import { buildWeb, generateTypes, seedOnce } from './prepare.ts'
import { exitWithError } from './user-facing-error.ts'
import { type Addresses, listAddresses, listApps } from './stack/apps.ts'
import { checkPorts } from './stack/ports.ts'
import { openStack, type Stack } from './stack/stack.ts'
import { reportDuration } from './report-duration.ts'

const storage = (dataDir: string) =>
  inherited.DATABASE_URL
    ? 'The data is in the PostgreSQL that DATABASE_URL names.'
    : `The embedded database in ${dataDir} is safe against a killed process, not against a power cut.`

const table = ({ web, gateway, 'shop-api': shopApi }: Addresses, dataDir: string) => `
  Shop            ${web}
  GraphiQL        ${gateway}/graphql
  REST docs       ${shopApi}/docs
  Mail outbox     ${shopApi}/outbox
  Demo sign-in    demo@partgate.example / components-2026
                  two addresses, orders in every status, requests for a quote

  ${storage(dataDir)}
  Logs are in ${join(dataDir, 'logs')}. Ctrl-C stops everything.
`

const start = async () => {
  const wanted = readSettings()
  await checkPorts(wanted)

  const interrupted = new AbortController()
  const { signal } = interrupted
  let stack: Stack | undefined
  onInterrupt(
    () => {
      console.log('\nStopping …')
      interrupted.abort()
    },
    () => {
      stack?.kill()
      process.exit(1)
    },
  )
  const untilInterrupted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  try {
    await reportDuration('Types', (say) => generateTypes({ signal, say }))
    stack = await openStack(listApps(wanted), {
      logs: join(wanted.dataDir, 'logs'),
      env: { NODE_ENV: 'production' },
      signal,
      after: {
        'shop-api': reportDuration('Database', (say) => seedOnce(wanted.dataDir, { signal, say })),
        web: reportDuration('Storefront', (say) => buildWeb({ signal, say })),
      },
    })
    console.log(table(listAddresses(wanted), wanted.dataDir))
    await Promise.race([untilInterrupted, stack.broken])
  } catch (error) {
    if (signal.aborted) return
    interrupted.abort()
    throw error
  } finally {
    await stack?.close()
  }
}

await start().catch(exitWithError)
