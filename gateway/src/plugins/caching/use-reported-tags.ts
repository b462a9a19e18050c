import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { GetContext } from '../../context.ts'

export const shouldReportTags = (headers: Pick<Headers, 'get'>) => headers.get('x-cache-tags') === '1'

/** Caches in front of the gateway store responses by these tags. */
export const useReportedTags = (getContext: GetContext): Plugin => ({
  onExecute({ args }) {
    const { request } = args.contextValue
    if (!shouldReportTags(request.headers)) return
    return {
      onExecuteDone({ result, setResult }) {
        if (isAsyncIterable(result)) return
        const cacheTags = [...getContext(request).upstream.tags]
        setResult({ ...result, extensions: { ...result.extensions, cacheTags } })
      },
    }
  },
})
