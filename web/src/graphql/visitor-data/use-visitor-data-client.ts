'use client'
import { useLayoutEffect, useState } from 'react'
import { putEarlyResponse } from './early-responses.ts'

/** `requestBody`: the body of the GraphQL request whose response has `data`. */
export type VisitorData<Data> = { requestBody: string; data: Data }

/** By identity: the router restores a page with the same props. */
const handled = new WeakSet<object>()

/** False after Back and for a discarded tab: the document may come from the cache of the browser, with old data. */
const isFreshDocument = () => {
  const [entry] = performance.getEntriesByType('navigation')
  const isRestored = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return !isRestored && !('wasDiscarded' in document && document.wasDiscarded)
}

/**
 * Returns `response`, the data of the page's query; before the first response, the data in the props of the page, unless an
 * earlier mount has handled these. Data of a fresh document also become the early response to the query, so the browser
 * sends none.
 */
export const useVisitorData = <Data>(visitorData: VisitorData<Data> | null, response: Data | undefined) => {
  const [firstData, setFirstData] = useState(() =>
    visitorData && !handled.has(visitorData) ? visitorData.data : undefined,
  )
  // Not shown again when a later change empties the response.
  if (response !== undefined && firstData !== undefined) setFirstData(undefined)
  useLayoutEffect(() => {
    if (!visitorData || handled.has(visitorData)) return
    handled.add(visitorData)
    if (isFreshDocument()) putEarlyResponse(visitorData.requestBody, visitorData.data)
  }, [visitorData])
  return response ?? firstData
}
