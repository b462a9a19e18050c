import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope } from '@partgate/schema/shop-api/envelope.ts'
import pino from 'pino'
import type { z } from 'zod'
import type { Deps } from '@partgate/shop-api/src/http/route.ts'
import { hashToken } from '@partgate/shop-api/src/security/tokens.ts'
import { endSession, startSession } from '@partgate/shop-api/src/security/sessions.ts'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { createApp } from '@partgate/shop-api/src/app.ts'

export type SendAsBuyer = <B extends z.ZodType, D extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, B, D>,
  body?: z.input<B>,
) => Promise<z.output<D>>

export const asBuyer = async <T>(deps: Deps, userId: number, work: (buyer: SendAsBuyer) => Promise<T>): Promise<T> => {
  const log = pino({ level: 'silent' })
  const app = createApp({ ...deps, log, trustedProxies: parseNetworks(''), checkResponses: false })
  const { token } = await startSession(deps.db, userId)
  const buyer: SendAsBuyer = async ({ method, path, data: shape }, body) => {
    const response = await app.request(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { code, message, data } = envelope.parse(await response.json())
    if (code !== codes.ok) throw new Error(`${method} ${path} was refused: ${code} ${message}`)
    return shape.parse(data)
  }
  try {
    return await work(buyer)
  } finally {
    await endSession(deps.db, hashToken(token))
  }
}
