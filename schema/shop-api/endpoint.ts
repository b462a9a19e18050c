import { z } from 'zod'

/** Who may call: `public` answers are the same for everyone and may be cached; `visitor` answers depend on the bearer or
 * on the guest cart's secret, if there is one; `member` needs a bearer (code 4001 without). */
export type Access = 'public' | 'visitor' | 'member'

/** One call of the shop's REST API, as data. From it come the gateway's client, the shop's request validation and
 * openapi.json. Shapes are the wire's: snake_case, money as decimal strings in USD, times as ISO 8601 in UTC. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` pieces, each an entry of `params`. */
  path: string
  summary: string
  access: Access
  /** Repeating the call after a lost answer changes nothing more. */
  retry: boolean
  /** The body is multipart form data with one file; all others are JSON. */
  upload: boolean
  params: P
  query: Q
  body: B
  data: D
}

const nothing = z.strictObject({})
type Nothing = typeof nothing

type Definition<P, Q, B, D> = Pick<Endpoint, 'method' | 'path' | 'summary'> & {
  access?: Access
  retry?: boolean
  upload?: boolean
  params?: P
  query?: Q
  body?: B
  data: D
}

/** Fills in what most endpoints share: public, retried when it is a GET, and without parameters, query or body. */
export const endpoint = <
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  definition: Definition<P, Q, B, D>,
): Endpoint<P, Q, B, D> => ({
  access: 'public',
  retry: definition.method === 'GET',
  upload: false,
  params: nothing as unknown as P,
  query: nothing as unknown as Q,
  body: nothing as unknown as B,
  ...definition,
})

export type Params<E extends Endpoint> = z.input<E['params']>
export type Query<E extends Endpoint> = z.input<E['query']>
export type Body<E extends Endpoint> = z.input<E['body']>
export type Data<E extends Endpoint> = z.output<E['data']>
