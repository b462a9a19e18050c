import { z } from 'zod'

/** A topic or one object of a kind: `catalogue`, `product:17`. */
const tag = z.string().regex(/^[a-z]{1,30}(:[\w.-]{1,200})?$/)

/** The body of `POST /purge`, which the gateway passes on to the storefronts. */
export const purgeBody = z.object({ tags: z.array(tag).min(1).max(1000) })
