import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { secret } from './shapes.ts'

/** What a captcha lets one do; an answer for one purpose is worth nothing for another. */
export const captchaPurposes = ['rfq', 'quick_rfq'] as const

/** A challenge is good for five minutes, five tries and one use. */
export const captcha = {
  captchaGet: endpoint({
    method: 'GET',
    path: '/api/captcha/getCaptcha',
    summary: 'A challenge: a picture of a code to type, or a proof of work that needs no eyes',
    access: 'visitor',
    query: z.strictObject({ purpose: z.enum(captchaPurposes), kind: z.enum(['image', 'work']).default('image') }),
    data: z.object({
      captcha_id: secret,
      expires_at: z.iso.datetime(),
      /** SVG as a data URI, with shapes only; null for a proof of work. */
      image: z.string().startsWith('data:image/svg+xml').nullable(),
      /** A challenge of ALTCHA, version 2, as JSON text; null for a picture. */
      work: z.string().nullable(),
    }),
  }),
  captchaCheck: endpoint({
    method: 'POST',
    path: '/api/captcha/checkCaptcha',
    summary:
      'Trades the right answer for a token that is good once, for the challenge’s purpose; code 4301 for a wrong one',
    access: 'visitor',
    body: z.strictObject({
      captcha_id: secret,
      /** The code as typed, capitals or not; or ALTCHA's solution. */
      answer: z.string().trim().min(1).max(2_000),
    }),
    data: z.object({ captcha_token: secret }),
  }),
}
