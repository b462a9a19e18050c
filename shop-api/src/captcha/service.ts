import { randomInt } from 'node:crypto'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { type Limit, takeTry } from '#security/rate-limit.ts'
import { hashToken, createToken } from '#security/tokens.ts'
import { drawCode } from './draw.ts'
import { alphabet } from './glyphs.ts'
import { isSolved, newWork } from './work.ts'
import * as store from './store.ts'

const lifetimeMs = 5 * 60_000
const codeLength = 5
const challengesOfNetwork: Limit = {
  name: 'captcha-network',
  tries: 60,
  windowSeconds: 900,
  delaySeconds: 10,
  maxDelaySeconds: 300,
}

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
const inFiveMinutes = () => new Date(Date.now() + lifetimeMs)

const newChallenge = async (kind: store.Kind, expiresAt: Date) => {
  if (kind === 'work') return { image: null, ...(await newWork(expiresAt)) }
  const answer = newCode()
  const image = `data:image/png;base64,${drawCode(answer).toString('base64')}`
  return { image, work: null, answer }
}

const isRight = (kind: store.Kind, answer: string, given: string) =>
  kind === 'work' ? isSolved(answer, given) : given.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '') === answer

const createWrongFailure = (field: 'answer' | 'captcha_token') =>
  failure('captchaWrong', { fields: [{ field, messageKey: 'failures.captchaWrong' }] })

/** Valid for five minutes, five attempts, one use and one purpose. */
export const createCaptchaService = (db: Queryable) => ({
  get: async (purpose: store.Purpose, kind: store.Kind, address: string) => {
    await takeTry(db, challengesOfNetwork, toNetwork(address))
    const captchaId = createToken()
    const expiresAt = inFiveMinutes()
    const { image, work, answer } = await newChallenge(kind, expiresAt)
    await store.insertChallenge(db, { idHash: hashToken(captchaId), purpose, kind, answer, expiresAt })
    return { captcha_id: captchaId, expires_at: expiresAt.toISOString(), image, work }
  },

  /** Returns a token that is valid for five minutes; a wrong answer counts as an attempt. */
  check: async (captchaId: string, given: string) => {
    const idHash = hashToken(captchaId)
    const challenge = await store.takeTry(db, idHash)
    if (!challenge || !(await isRight(challenge.kind, challenge.answer, given))) throw createWrongFailure('answer')
    const token = createToken()
    if (!(await store.giveToken(db, idHash, hashToken(token), inFiveMinutes()))) throw createWrongFailure('answer')
    return { captcha_token: token }
  },
})

/** Consumes the token in the transaction that it permits. */
export const consumeCaptcha = async (tx: Queryable, token: string, purpose: store.Purpose): Promise<void> => {
  if (!(await store.consumeToken(tx, hashToken(token), purpose))) throw createWrongFailure('captcha_token')
}
