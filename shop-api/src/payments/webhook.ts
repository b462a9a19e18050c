import { bodyLimit } from 'hono/body-limit'
import { toNetwork } from '@partgate/schema/client-address.ts'
import type { App, Request } from '#http/context.ts'
import { findFault, parseSignature } from '#paypal/webhook-signature.ts'
import { forgetTries, takeTryIfLeft, type Limit } from '#security/rate-limit.ts'
import type { Context } from './context.ts'
import { readEvent } from './event.ts'
import { insertEvent } from './event-store.ts'
import { settleEvent } from './settle-event.ts'

const maxBytes = 256 * 1024
/** Limits false requests by network, because each costs a request to PayPal. */
const unverified: Limit = { name: 'webhook', tries: 120, windowSeconds: 60, delaySeconds: 1, maxDelaySeconds: 60 }

/** Null where the bytes are not UTF-8. */
const readExactText = async (c: Request): Promise<string | null> => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await c.req.arrayBuffer())
  } catch {
    return null
  }
}

/** An event counts only after PayPal has confirmed its signature. Any status but 200 makes PayPal send it again. */
export const paypalWebhook = (app: App, context: Context) => {
  const { db, paypal, log } = context
  const refuse = (c: Request, why: string) => {
    log.warn({ requestId: c.get('requestId'), why }, 'a webhook request was refused')
    return c.json({ status: 'refused' }, 400)
  }
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => c.json({ status: 'too large' }, 413) })
  app.post('/api/pay/paypal/webhook', limit, async (c) => {
    const network = toNetwork(c.get('address'))
    if (!(await takeTryIfLeft(db, unverified, network))) return c.json({ status: 'too many' }, 429)
    const signature = parseSignature((name) => c.req.header(name))
    if (!signature) return refuse(c, 'signature')
    const fault = findFault(signature, paypal.apiUrl, Date.now())
    if (fault) return refuse(c, fault)
    const body = await readExactText(c)
    const event = body === null ? null : readEvent(body)
    if (body === null || event === null) return refuse(c, 'body')

    const genuine = await paypal.isGenuine(signature, body)
    if (genuine.kind === 'unknown' || genuine.kind === 'unavailable') {
      log.warn({ requestId: c.get('requestId'), response: genuine }, 'a webhook request could not be verified')
      return c.json({ status: 'later' }, 503)
    }
    if (genuine.kind === 'declined' || !genuine.value) return refuse(c, 'not genuine')

    await forgetTries(db, unverified, network)
    const isNew = await insertEvent(db, { event_id: event.id, kind: event.kind, body }, event.names.providerOrderId)
    if (isNew) {
      await settleEvent(context, event).catch((err: unknown) =>
        log.warn({ err, event: event.id }, 'an event waits for the reconciler'),
      )
    }
    return c.json({ status: 'ok' })
  })
}
