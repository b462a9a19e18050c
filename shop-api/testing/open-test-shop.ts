import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import pino, { type Logger } from 'pino'
import { createApp } from '../src/app.ts'
import { toDeps } from '../src/deps.ts'
import { parseEnv } from '../src/env.ts'
import { openTestDb } from './open-test-db.ts'

type Settings = { env?: Record<string, string>; log?: Logger }
type Call = { body?: unknown; headers?: Record<string, string>; from?: string }

/** In memory and without a port. Opening takes seconds, so one serves a whole test file. */
export const openTestShop = async ({ env: given, log = pino({ level: 'silent' }) }: Settings = {}) => {
  const env = parseEnv({ SITE_URL: 'http://shop.test', PAYPAL_SIMULATOR_PORT: '1', ...given })
  const db = await openTestDb()
  const deps = toDeps(env, db)
  const app = createApp({ ...deps, log, trustedProxies: env.TRUSTED_PROXIES, checkResponses: true })

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
  const call = async (method: string, path: string, options?: Call) =>
    envelope.parse(await (await request(method, path, options)).json())

  return { db, deps, log, app, request, call, close: () => db.close() }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
