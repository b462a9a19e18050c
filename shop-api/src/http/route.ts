import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { MailTransport } from '#mail/transport.ts'
import type { Paypal } from '#paypal/client.ts'
import type { Member, Caller } from './caller.ts'

export type Deps = {
  db: Database
  /** Serves reads that may lag; null: `db` serves them. */
  replica: Database | null
  /** Address of the storefront without a trailing slash: links in mails begin with it. */
  siteUrl: string
  /** Null: no request has a verified API key. */
  gatewayToken: string | null
  /** Null without a mail server: mails stay in the outbox. */
  mailTransport: MailTransport | null
  orderHoldMinutes: number
  paypal: Paypal
}

type Contract = typeof contract
type Domain = keyof Contract

export type RouteRequest<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  caller: Caller
  lang: LocaleCode
  address: string
}

type Handler<E extends Endpoint> = (request: RouteRequest<E>) => Promise<z.input<E['data']>> | z.input<E['data']>
type Handlers<D extends Domain> = {
  [N in keyof Contract[D]]: Contract[D][N] extends Endpoint ? Handler<Contract[D][N]> : never
}

export type Route = {
  domain: Domain
  name: string
  endpoint: Endpoint
  handler: Handler<Endpoint>
  /** Serves requests without `Cache-Control: no-cache` instead of `handler`. */
  handlerThatMayLag?: Handler<Endpoint> | undefined
}

export const routes = <D extends Domain>(domain: D, handlers: Handlers<D>): Route[] =>
  Object.entries<Endpoint>(contract[domain]).map(([name, endpoint]) => ({
    domain,
    name,
    endpoint,
    // TypeScript cannot relate each handler to its endpoint inside a loop.
    handler: handlers[name as keyof Handlers<D>] as Handler<Endpoint>,
  }))

/** Only for endpoints with access `member`. */
export const requireMember = (caller: Caller): Member => {
  if (caller.userId === null || caller.sessionHash === null)
    throw new Error('An endpoint for members was called without a member')
  return { ...caller, userId: caller.userId, sessionHash: caller.sessionHash }
}
