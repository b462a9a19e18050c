import { z } from 'zod'

/** Access to an endpoint. `public` responses are the same for all callers and can be cached; `visitor` responses depend on the bearer or the
 * tokens of a guest, both optional; `member` requires a bearer (code 4001 without it). */
export type Access = 'public' | 'visitor' | 'member'

/** One endpoint of the shop's REST API, from which the gateway's client, the shop's request validation and openapi.json are derived.
 * Names are in snake_case, amounts are decimal strings in USD, times are ISO 8601 in UTC. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A segment `{name}` is an entry of `params`. */
  path: string
  summary: string
  access: Access
  /** True if a request that is repeated after a lost response has no second effect and the same response; a session ends only once. */
  retry: boolean
  /** True if the body is multipart form data with one file; all other bodies are JSON. */
  upload: boolean
  params: P
  query: Q
  body: B
  data: D
}

const empty = z.strictObject({})
type Empty = typeof empty

type Definition<P, Q, B, D> = Pick<Endpoint, 'method' | 'path' | 'summary'> & {
  access?: Access
  retry?: boolean
  upload?: boolean
  params?: P
  query?: Q
  body?: B
  data: D
}

/** Creates an endpoint with the defaults: public, retried if the method is GET, without parameters, query and body. */
export const endpoint = <
  D extends z.ZodType,
  P extends z.ZodType = Empty,
  Q extends z.ZodType = Empty,
  B extends z.ZodType = Empty,
>(
  definition: Definition<P, Q, B, D>,
): Endpoint<P, Q, B, D> => ({
  access: 'public',
  retry: definition.method === 'GET',
  upload: false,
  params: empty as unknown as P,
  query: empty as unknown as Q,
  body: empty as unknown as B,
  ...definition,
})

export type Params<E extends Endpoint> = z.input<E['params']>
export type Query<E extends Endpoint> = z.input<E['query']>
export type Body<E extends Endpoint> = z.input<E['body']>
export type Data<E extends Endpoint> = z.output<E['data']>
