import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { newId } from './store.ts'

export type SignedEvent = { headers: Record<string, string>; body: string }
export type Deliver = (event: SignedEvent) => Promise<boolean>

const retryAfterMs = [1_000, 5_000, 25_000, 120_000]

export const postTo =
  (url: string): Deliver =>
  async ({ headers, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

export const verificationShape = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})

/** Signs the sent bytes like PayPal, so that a re-serialized event fails. */
export const createWebhooks = ({
  webhookId,
  certUrl,
  deliver,
}: {
  webhookId: string
  certUrl: () => string
  deliver: Deliver | null
}) => {
  const key = randomBytes(32)
  let to = deliver
  const underWay = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  const createSignature = (id: string, time: string, webhook: string, body: string) =>
    createHmac('sha256', key).update([id, time, webhook, body].join('|')).digest()

  const sign = (event: object, sentAt = new Date()): SignedEvent => {
    const body = JSON.stringify(event, null, 1)
    const [id, time] = [randomUUID(), sentAt.toISOString()]
    return {
      body,
      headers: {
        'Content-Type': 'application/json',
        'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
        'PAYPAL-CERT-URL': certUrl(),
        'PAYPAL-TRANSMISSION-ID': id,
        'PAYPAL-TRANSMISSION-TIME': time,
        'PAYPAL-TRANSMISSION-SIG': createSignature(id, time, webhookId, body).toString('base64'),
      },
    }
  }

  const track = (work: Promise<void>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const attempt = async (event: object, tried: number): Promise<void> => {
    if (!to || (await to(sign(event)).catch(() => false))) return
    const delayMs = retryAfterMs[tried]
    if (delayMs === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      track(attempt(event, tried + 1))
    }, delayMs).unref()
    timers.add(timer)
  }

  return {
    sign,
    emit: (event_type: string, resource_type: string, resource: object) => {
      const event = {
        id: `WH-${newId()}-${newId()}`,
        event_version: '1.0',
        create_time: new Date().toISOString(),
        resource_type,
        resource_version: '2.0',
        event_type,
        summary: `${event_type} at the simulator`,
        resource,
        links: [],
      }
      track(new Promise<void>((resolve) => setImmediate(resolve)).then(() => attempt(event, 0)))
    },
    isGenuine: (
      { transmission_id, transmission_time, transmission_sig, webhook_id }: z.output<typeof verificationShape>,
      body: string,
    ) => {
      const wanted = createSignature(transmission_id, transmission_time, webhookId, body)
      const given = Buffer.from(transmission_sig, 'base64')
      return webhook_id === webhookId && given.length === wanted.length && timingSafeEqual(given, wanted)
    },
    deliverTo: (next: Deliver | null) => {
      to = next
    },
    /** Waits for current deliveries, not for later retries. */
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
export type Webhooks = ReturnType<typeof createWebhooks>
