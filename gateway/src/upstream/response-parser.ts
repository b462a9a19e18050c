import { LRUCache } from 'lru-cache'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { openEnvelope, type Opened, type Received } from './open-envelope.ts'

const maxChars = 16 * 1024 * 1024

type ParsedResponse = { endpoint: Endpoint; status: number; opened: Opened<Endpoint> }

/** A response with a text that was parsed before is not parsed again. Equal texts have equal data, so callers may share it. */
export const createResponseParser = () => {
  const parsedResponses = new LRUCache<string, ParsedResponse>({
    maxSize: maxChars,
    sizeCalculation: (_, text) => text.length + 1,
  })

  /** `isRepeatable`: the shop is likely to send the same text again. */
  return (endpoint: Endpoint, received: Received, isRepeatable: boolean): Opened<Endpoint> => {
    if (!isRepeatable || endpoint.method !== 'GET') return openEnvelope(endpoint, received)
    const { status, text } = received
    const known = parsedResponses.get(text)
    if (known && known.endpoint === endpoint && known.status === status) return known.opened
    const opened = openEnvelope(endpoint, received)
    parsedResponses.set(text, { endpoint, status, opened })
    return opened
  }
}
