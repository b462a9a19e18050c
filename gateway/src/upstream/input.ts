import type { Body, Endpoint, Params, Query } from '@partgate/schema/shop-api/endpoint.ts'

type Part<Name extends string, Value> = {} extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }
export type Input<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', Query<E>> &
  Part<'body', Body<E>> & { orderToken?: string | null }
export type LooseInput = { params?: unknown; query?: unknown; body?: unknown; orderToken?: string | null }
