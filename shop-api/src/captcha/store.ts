import type { captchaPurposes } from '@partgate/schema/shop-api/captcha.ts'
import type { Queryable } from '#db/database.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

export type Purpose = (typeof captchaPurposes)[number]
export type Kind = 'image' | 'work'

const maxTries = 5

type Challenge = { idHash: Uint8Array; purpose: Purpose; kind: Kind; answer: string; expiresAt: Date }

export const insertChallenge = (db: Queryable, { idHash, purpose, kind, answer, expiresAt }: Challenge) =>
  db.query(
    'insert into captchas (id_hash, purpose, kind, answer, expires_at) values ($1, $2, $3, $4, $5)',
    [idHash, purpose, kind, answer, expiresAt],
    'captcha.insert',
  )

/** Counts an attempt before it is checked; null where none is left. */
export const takeTry = async (db: Queryable, idHash: Uint8Array) => {
  const [row] = await db.query<{ kind: Kind; answer: string }>(
    `update captchas set tries = tries + 1
     where id_hash = $1 and token_hash is null and tries < $2 and expires_at > now() returning kind, answer`,
    [idHash, maxTries],
    'captcha.try',
  )
  return row ?? null
}

/** Of correct answers sent at once, only one gets the token. */
export const giveToken = async (db: Queryable, idHash: Uint8Array, tokenHash: Uint8Array, expiresAt: Date) => {
  const given = await db.query(
    'update captchas set token_hash = $2, expires_at = $3 where id_hash = $1 and token_hash is null returning purpose',
    [idHash, tokenHash, expiresAt],
    'captcha.give',
  )
  return given.length > 0
}

export const consumeToken = async (tx: Queryable, tokenHash: Uint8Array, purpose: Purpose) => {
  const used = await tx.query(
    `update captchas set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning purpose`,
    [tokenHash, purpose],
    'captcha.use',
  )
  return used.length > 0
}

export const sweepCaptchas = (db: Queryable) => deleteInBatches(db, 'captchas', 'expires_at < now()')
