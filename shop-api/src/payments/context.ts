import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'

/** What payments are made with. */
export type Context = Pick<Deps, 'db' | 'siteUrl' | 'paypal'> & { log: Logger }
