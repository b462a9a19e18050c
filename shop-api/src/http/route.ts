import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { MailTransport } from '#mail/transport.ts'
import type { Paypal } from '#paypal/client.ts'
import type { Member, Who } from './who.ts'

/** What the domains are built from. */
export type Deps = {
  db: Database
  /** Address of the storefront, without a slash at the end: what links in mails begin with. */
  siteUrl: string
  /** Null without a mail server: mails stay in the outbox, where a page shows them. */
  mailTransport: MailTransport | null
  /** How long an unpaid order holds its stock. */
  orderHoldMinutes: number
  paypal: Paypal
}

type Contract = typeof contract
export type Domain = keyof Contract

/** A call, checked against its shapes. */
export type Ask<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  who: Who
  lang: LocaleCode
  /** The caller's IP address, as far as the proxies in front are trusted. */
  address: string
  requestId: string
}

export type Handler<E extends Endpoint> = (ask: Ask<E>) => Promise<z.input<E['data']>> | z.input<E['data']>
type Handlers<D extends Domain> = {
  [N in keyof Contract[D]]: Contract[D][N] extends Endpoint ? Handler<Contract[D][N]> : never
}

export type Route = { domain: Domain; name: string; endpoint: Endpoint; handler: Handler<Endpoint> }

/** A domain's calls with what answers them; the compiler asks for each one of the contract. */
export const routes = <D extends Domain>(domain: D, handlers: Handlers<D>): Route[] =>
  Object.entries<Endpoint>(contract[domain]).map(([name, endpoint]) => ({
    domain,
    name,
    endpoint,
    // Each handler stands beside its own endpoint above; a loop over both cannot say so in types.
    handler: handlers[name as keyof Handlers<D>] as Handler<Endpoint>,
  }))

/** The member who asks; only on endpoints with access `member`, where `who` is always one. */
export const memberOf = (who: Who): Member => {
  if (who.userId === null || who.sessionHash === null) throw new Error('A call for members was answered without one')
  return { ...who, userId: who.userId, sessionHash: who.sessionHash }
}
