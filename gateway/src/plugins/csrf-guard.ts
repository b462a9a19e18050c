import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import type { Plugin } from 'graphql-yoga'

/** Public GETs change nothing, so caches and links may send them without the header. */
export const useCsrfGuard = (isPublicGet: (request: Request) => boolean): Plugin => {
  const { onRequestParse, ...rest } = useCSRFPrevention()
  return {
    ...rest,
    onRequestParse: (exchange) => (isPublicGet(exchange.request) ? undefined : onRequestParse?.(exchange)),
  }
}
