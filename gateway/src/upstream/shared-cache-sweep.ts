import { z } from 'zod'
import { type Redis, unavailable } from '../redis.ts'
import type { Purges } from './cache-purges.ts'
import { readHead } from './shared-cache-entry.ts'

const batch = '500'
/** The head of an entry with a thousand tags. */
const headBytes = '32767'
const enoughMs = 2_000

const scanned = z.tuple([z.coerce.string(), z.array(z.string())])

/** Frees what purges have made void, for two seconds at most: what is left is never read and expires. Answers with how many
 * entries were removed. */
export const sweep = async (redis: Redis, pattern: string, purges: Purges): Promise<number> => {
  const endsAt = performance.now() + enoughMs
  let cursor = '0'
  let removed = 0
  do {
    const page = scanned.safeParse(await redis.send(['SCAN', cursor, 'MATCH', pattern, 'COUNT', batch]))
    if (!page.success) return removed
    const [next, keys] = page.data
    const heads = await Promise.all(keys.map((key) => redis.sendForBytes(['GETRANGE', key, '0', headBytes])))
    const voids = keys.filter((_, index) => {
      const bytes = heads[index]
      const head = Buffer.isBuffer(bytes) ? readHead(bytes) : undefined
      return head && purges.isVoid(head)
    })
    const [first, ...rest] = voids
    const count = first === undefined ? 0 : await redis.send(['UNLINK', first, ...rest])
    if (count === unavailable) return removed
    removed += Number(count)
    cursor = next
  } while (cursor !== '0' && performance.now() < endsAt)
  return removed
}
