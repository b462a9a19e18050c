import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { Plugin } from 'graphql-yoga'

/** Only requests that no other site's page can send unasked; but what changes nothing and is the same for everyone needs no such
 * proof, so that caches and links can ask for it. */
export const useCsrfGuard = (isPublicGet: (request: Request) => boolean): Plugin => {
  const { onRequestParse, ...rest } = useCSRFPrevention()
  return {
    ...rest,
    onRequestParse: (exchange) => (isPublicGet(exchange.request) ? undefined : onRequestParse?.(exchange)),
  }
}
