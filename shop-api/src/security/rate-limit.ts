import { createHash } from 'node:crypto'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'

/** The first `tries` attempts within `windowSeconds` are free. Further ones are refused until that time is over; with `delaySeconds`, until that long after the
 * last accepted attempt, a delay that doubles each time up to `maxDelaySeconds`. The count is dropped `windowSeconds` after a delay. */
export type Limit = {
  name: string
  tries: number
  windowSeconds: number
  delaySeconds: number | null
  maxDelaySeconds: number
}

export const perHour = (name: string, tries: number, delaySeconds: number | null = null): Limit => ({
  name,
  tries,
  windowSeconds: 3_600,
  delaySeconds,
  maxDelaySeconds: 3_600,
})

export const limits = {
  login: { name: 'login', tries: 5, windowSeconds: 900, delaySeconds: 60, maxDelaySeconds: 3_600 },
  loginOfNetwork: { name: 'login-network', tries: 60, windowSeconds: 900, delaySeconds: 60, maxDelaySeconds: 3_600 },
  mail: perHour('mail', 3),
  mailOfNetwork: perHour('mail-network', 20),
  orderToken: perHour('order-token', 10),
  guestOrder: perHour('guest-order', 5),
  guestOrderOfNetwork: perHour('guest-order-network', 30),
} satisfies Record<string, Limit>

const hashKey = (limit: Limit, subject: readonly string[]) =>
  `${limit.name}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`

// The count is dropped at `resets_at`; after the free attempts, with a delay, the next one is allowed one window before that.
const take = `
  insert into rate_limits as r (key, hits, resets_at) values ($1, 1, now() + make_interval(secs => $3))
  on conflict (key) do update set
    hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
    resets_at = case
      when r.resets_at <= now() then now() + make_interval(secs => $3)
      when r.hits + 1 < $2 or $4::float8 is null then r.resets_at
      else now() + make_interval(secs => $3 + least($4 * 2 ^ least(r.hits + 1 - $2, 20), $5)) end
  where r.resets_at <= now() or r.hits < $2
    or ($4 is not null and r.resets_at - make_interval(secs => $3) <= now())
  returning hits`

/** Counts the attempt before it is made. */
export const takeTryIfLeft = async (db: Queryable, limit: Limit, ...subject: string[]): Promise<boolean> => {
  const { tries, windowSeconds, delaySeconds, maxDelaySeconds } = limit
  const values = [hashKey(limit, subject), tries, windowSeconds, delaySeconds, maxDelaySeconds]
  const taken = await db.query(take, values, 'rate-limit-take')
  return taken.length > 0
}

const readWaitSeconds = async (db: Queryable, limit: Limit, subject: readonly string[]): Promise<number> => {
  const secondsBeforeReset = limit.delaySeconds === null ? 0 : limit.windowSeconds
  const [found] = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from resets_at - make_interval(secs => $2) - now()))::int as seconds
     from rate_limits where key = $1`,
    [hashKey(limit, subject), secondsBeforeReset],
    'rate-limit-wait',
  )
  return Math.max(1, found?.seconds ?? 1)
}

const minSecondsInMinutes = 120

const createFailure = (seconds: number) =>
  failure('tooManyRequests', {
    data: { retry_after_seconds: seconds },
    messageKey: `failures.tooManyRequests${seconds < minSecondsInMinutes ? 'Seconds' : 'Minutes'}`,
    values: { seconds, minutes: Math.ceil(seconds / 60) },
  })

export const takeTry = async (db: Queryable, limit: Limit, ...subject: string[]): Promise<void> => {
  if (!(await takeTryIfLeft(db, limit, ...subject))) throw createFailure(await readWaitSeconds(db, limit, subject))
}

/** For limits that count failed attempts only. */
export const giveTryBack = async (db: Queryable, limit: Limit, ...subject: string[]): Promise<void> => {
  await db.query(
    'update rate_limits set hits = hits - 1 where key = $1 and hits > 0',
    [hashKey(limit, subject)],
    'rate-limit-give-back',
  )
}

export const forgetTries = async (db: Queryable, limit: Limit, ...subject: string[]): Promise<void> => {
  await db.query('delete from rate_limits where key = $1', [hashKey(limit, subject)])
}
