import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { randomToken } from './shapes.ts'

/** Operation that a captcha permits; a token for one purpose is invalid for another. */
export const captchaPurposes = ['rfq', 'quick_rfq'] as const

/** A challenge is valid for five minutes, five attempts and one use. */
export const captcha = {
  captchaGet: endpoint({
    method: 'GET',
    path: '/api/captcha/getCaptcha',
    summary:
      'Creates a captcha challenge: a picture of a code (the default), or a proof of work; `purpose` is `rfq` by default',
    access: 'visitor',
    query: z.strictObject({
      purpose: z.enum(captchaPurposes).default('rfq'),
      kind: z.enum(['image', 'work']).default('image'),
    }),
    data: z.object({
      captcha_id: randomToken,
      expires_at: z.iso.datetime(),
      /** PNG or SVG, as a data URI; null for `work`. */
      image: z
        .string()
        .regex(/^data:image\/(?:png|svg\+xml)[;,]/)
        .nullable(),
      /** ALTCHA challenge, version 2, as JSON text; null for `image`. */
      work: z.string().nullable(),
    }),
  }),
  captchaCheck: endpoint({
    method: 'POST',
    path: '/api/captcha/checkCaptcha',
    summary:
      'Exchanges the right answer for a token, valid for one use and for the purpose of the challenge; code 4301 for a wrong answer',
    access: 'visitor',
    body: z.strictObject({
      captcha_id: randomToken,
      /** The code as typed, case-insensitive; or the ALTCHA solution. */
      answer: z.string().trim().min(1).max(2_000),
    }),
    data: z.object({ captcha_token: randomToken }),
  }),
}
