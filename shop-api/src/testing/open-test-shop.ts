import pino from 'pino'
import { createApp } from '../app.ts'
import { migrate } from '#db/migrate.ts'
import { openPglite } from '#db/pglite.ts'
import { parseNetworks } from '#http/client-address.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'

type Call = { body?: unknown; headers?: Record<string, string> }

/** A shop in memory: migrated, empty, without a port. Takes seconds to open, so one serves a whole test file; close it. */
export const openTestShop = async () => {
  const db = await openPglite('memory://')
  await migrate(db)
  const app = createApp({
    db,
    siteUrl: 'http://shop.test',
    log: pino({ level: 'silent' }),
    trustedProxies: parseNetworks('127.0.0.1'),
    checkAnswers: true,
  })

  const request = (method: string, path: string, { body, headers }: Call = {}) =>
    Promise.resolve(
      app.request(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  /** The envelope of the answer. */
  const call = async (method: string, path: string, options?: Call) =>
    envelope.parse(await (await request(method, path, options)).json())

  return { db, app, request, call, close: () => db.close() }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>
