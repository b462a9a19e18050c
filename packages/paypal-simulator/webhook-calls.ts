import type { Mount } from './calls.ts'
import { parseJson } from './parse-json.ts'
import { refusal } from './refusal.ts'
import { verificationShape, type Webhooks } from './webhooks.ts'

/** The exact bytes of the event, which must be the last property. */
const eventIn = (text: string) =>
  text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, text.lastIndexOf('}'))

export const webhookCalls = (mount: Mount, webhooks: Webhooks) =>
  mount('verify', 'POST', '/v1/notifications/verify-webhook-signature', async (c) => {
    const text = await c.req.text()
    const { data } = verificationShape.safeParse(parseJson(text))
    if (!data) return refusal(400, 'VALIDATION_ERROR')
    const isGenuine = webhooks.isGenuine(data, eventIn(text))
    return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } }
  })
