import { LRUCache } from 'lru-cache'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { openEnvelope, type Opened, type Received } from './open-envelope.ts'

const maxChars = 16 * 1024 * 1024

type ParsedResponse = Received & { opened: Opened<Endpoint> }

/** A public response equal to the last one at the same address is not parsed again. */
export const createResponseParser = () => {
  const parsedResponses = new LRUCache<string, ParsedResponse>({
    maxSize: maxChars,
    sizeCalculation: ({ text }) => text.length + 1,
  })

  return (endpoint: Endpoint, key: string | null, received: Received): Opened<Endpoint> => {
    if (key === null || endpoint.access !== 'public' || endpoint.method !== 'GET')
      return openEnvelope(endpoint, received)
    const known = parsedResponses.get(key)
    if (known && known.status === received.status && known.text === received.text) return known.opened
    const opened = openEnvelope(endpoint, received)
    parsedResponses.set(key, { ...received, opened })
    return opened
  }
}
