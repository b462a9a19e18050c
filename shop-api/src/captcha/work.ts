import { randomInt } from 'node:crypto'
import { parseJson } from '@partgate/schema/json.ts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { createToken } from '#security/tokens.ts'

/** At 5,000 rounds for each counter, the search takes one to three seconds on one core. */
const rounds = 5_000
const [minCounter, maxCounter] = [500, 1_500]

const solution = z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(200) })
/** The payload of ALTCHA's widget, or the solution alone. */
const handedIn = z.union([z.object({ solution }).transform((payload) => payload.solution), solution])

const storedAnswer = z.object({
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

/** `work` is for the caller, `answer` is stored by the shop. */
export const newWork = async (expiresAt: Date): Promise<{ work: string; answer: string }> => {
  const secret = createToken()
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(minCounter, maxCounter),
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })
  return { work: JSON.stringify(challenge), answer: JSON.stringify({ secret, challenge }) }
}

const parseSolution = (text: string): unknown =>
  parseJson(text.startsWith('{') ? text : Buffer.from(text, 'base64').toString())

/** Ignores everything in the payload but the solution, and checks it against the stored task. */
export const isSolved = async (answer: string, given: string): Promise<boolean> => {
  const { secret, challenge } = storedAnswer.parse(JSON.parse(answer))
  const tried = handedIn.safeParse(parseSolution(given))
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
