import type { HttpBindings } from '@hono/node-server'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Envelope } from './envelope.ts'

/** No `incoming` socket where a test sends requests without a port. */
export type Carried = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; address: string; code: number }
}
export type App = Hono<Carried>
export type Request = Context<Carried>

export const readLang = (c: Request): LocaleCode => toLocale(c.req.header(headers.lang)).code

export const sendEnvelope = (c: Request, envelope: Envelope, status: ContentfulStatusCode = 200) => {
  c.set('code', envelope.code)
  return c.json(envelope, status)
}
