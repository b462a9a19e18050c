import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Tags of the gateway: a topic, or an entity such as `product:17`. */
const tag = z.string().regex(/^[a-z]{1,30}(:[\w.-]{1,200})?$/)
const order = z.object({ tags: z.array(tag).min(1).max(1000) })

const digest = (text: string) => createHash('sha256').update(text).digest()

const carriesBearer = ({ headers }: Request, secret: string) => {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return timingSafeEqual(digest(bearer), digest(secret))
}

/** Purging is disabled without a configured token. */
export const parsePurgeOrder = async (request: Request, token: string | undefined): Promise<string[] | number> => {
  if (token === undefined) return 404
  if (!carriesBearer(request, token)) return 401
  const body: unknown = await request.json().catch(() => undefined)
  return order.safeParse(body).data?.tags ?? 400
}
