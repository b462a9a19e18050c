import { parseJson } from '@partgate/schema/json.ts'
import { z } from 'zod'

const shape = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource_type: z.string().max(100).default(''),
  resource: z
    .object({
      id: z.string().max(100).optional(),
      custom_id: z.string().max(200).optional(),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().max(100).optional() }).optional() })
        .optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
      purchase_units: z.array(z.object({ custom_id: z.string().max(200).optional() })).optional(),
    })
    .default({}),
})

/** Only these kinds are about money; all others are stored and ignored. */
const isAboutMoney = (kind: string) => /^(PAYMENT\.CAPTURE|PAYMENT\.REFUND)\./.test(kind)

/** Null where the text is no event. */
export const readEvent = (body: string) => {
  const { data } = shape.safeParse(parseJson(body))
  if (!data) return null
  const { id, event_type, resource_type, resource } = data
  const above = resource.links?.find(({ rel }) => rel === 'up')?.href
  const captureId = resource_type === 'capture' ? resource.id : /\/captures\/([A-Z0-9]+)$/.exec(above ?? '')?.[1]
  const orderId = resource_type === 'checkout-order' ? resource.id : resource.supplementary_data?.related_ids?.order_id
  return {
    id,
    kind: event_type,
    isAboutMoney: isAboutMoney(event_type),
    names: {
      providerOrderId: orderId ?? null,
      captureId: captureId ?? null,
      orderNo: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null,
    },
  }
}
export type ReadEvent = NonNullable<ReturnType<typeof readEvent>>
