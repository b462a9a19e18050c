import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

/** No `incoming` socket where a test sends requests without a port. */
export type Carried = { Bindings: Partial<HttpBindings> }
export type App = Hono<Carried>
export type Request = Context<Carried>
