import type { Who } from '#http/who.ts'

/** Who asks, and from which address. */
export type Caller = { who: Who; address: string }
