import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { newToken } from '#security/tokens.ts'

/** A browser tries counters from 0; at 5,000 rounds each, it takes one to three seconds on one core. */
const rounds = 5_000
const [leastCounter, mostCounter] = [500, 1_500]

const solution = z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(200) })
/** What ALTCHA's widget hands in, or the solution alone. */
const handedIn = z.union([z.object({ solution }).transform((payload) => payload.solution), solution])

const kept = z.object({
  secret: z.string(),
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
    signature: z.string(),
  }),
})

/** A task, as JSON text: `work` for the caller, `answer` for the shop to keep. */
export const newWork = async (expiresAt: Date): Promise<{ work: string; answer: string }> => {
  const secret = newToken()
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(leastCounter, mostCounter),
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return { work: JSON.stringify(challenge), answer: JSON.stringify({ secret, challenge }) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith('{') ? text : Buffer.from(text, 'base64').toString())
  } catch {
    return null
  }
}

/** Whether what was handed in solves the task that was kept; what the caller says of the task itself is not looked at. */
export const isSolved = async (answer: string, given: string): Promise<boolean> => {
  const { secret, challenge } = kept.parse(JSON.parse(answer))
  const tried = handedIn.safeParse(parsed(given))
  if (!tried.success) return false
  const { verified } = await verifySolution({
    challenge,
    solution: tried.data,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return verified
}
