import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { ContextOf } from '../context.ts'

export const wishesTags = (headers: Pick<Headers, 'get'>) => headers.get('x-cache-tags') === '1'

/** Says by which tags an answer can be purged, so that the caches before the gateway keep it by the same names; for whoever asks with
 * the header `X-Cache-Tags: 1`. */
export const useToldTags = (contextOf: ContextOf): Plugin => ({
  onExecute({ args }) {
    const { request } = args.contextValue
    if (!wishesTags(request.headers)) return
    return {
      onExecuteDone({ result, setResult }) {
        if (isAsyncIterable(result)) return
        const cacheTags = [...contextOf(request).upstream.tags]
        setResult({ ...result, extensions: { ...result.extensions, cacheTags } })
      },
    }
  },
})
