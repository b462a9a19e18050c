import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'

export type Context = Pick<Deps, 'db' | 'siteUrl' | 'paypal'> & { log: Logger }
