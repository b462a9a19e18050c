import type { Caller } from '#http/caller.ts'

export type Buyer = { caller: Caller; address: string }
