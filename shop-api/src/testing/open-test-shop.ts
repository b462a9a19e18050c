import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import pino, { type Logger } from 'pino'
import { createApp } from '../app.ts'
import { depsOf } from '../deps.ts'
import { parseEnv } from '../env.ts'
import { openTestDb } from './open-test-db.ts'

type Settings = { env?: Record<string, string>; log?: Logger }
/** `from` is the IP address that the call comes from. */
type Call = { body?: unknown; headers?: Record<string, string>; from?: string }

/** A shop in memory: migrated, empty, without a port. Takes seconds to open, so one serves a whole test file; close it. */
export const openTestShop = async ({ env: given, log = pino({ level: 'silent' }) }: Settings = {}) => {
  const env = parseEnv({ SITE_URL: 'http://shop.test', PAYPAL_SIMULATOR_PORT: '1', ...given })
  const db = await openTestDb()
  const deps = depsOf(env, db)
  const app = createApp({ ...deps, log, trustedProxies: env.TRUSTED_PROXIES, checkAnswers: true })

  const request = (method: string, path: string, { body, headers, from }: Call = {}) =>
    Promise.resolve(
      app.request(
        path,
        {
          method,
          headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
      ),
    )
  /** The envelope of the answer. */
  const call = async (method: string, path: string, options?: Call) =>
    envelope.parse(await (await request(method, path, options)).json())

  return { db, deps, app, request, call, close: () => db.close() }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
