import type { Caller } from '#http/caller.ts'

export type Payer = { caller: Caller; address: string }
