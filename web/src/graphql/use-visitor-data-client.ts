'use client'
import { useLayoutEffect, useState } from 'react'
import { putEarlyResponse } from './early-responses.ts'

/** `body`: of the request that the data answers. */
export type VisitorData<Data> = { body: string; data: Data }

const used = new WeakSet<object>()

/** A browser may take the document of an earlier visit from its cache. */
const isOfThisVisit = () => {
  const [entry] = performance.getEntriesByType('navigation')
  const isRestored = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
  return !isRestored && !('wasDiscarded' in document && document.wasDiscarded)
}

/**
 * The data that the page brought, until the query of the page has a response. If the data is current, it is that response.
 * Null for later mounts: the router restores a page with its old props.
 */
export const useVisitorData = <Data>(received: VisitorData<Data> | null): Data | null => {
  const [first] = useState(() => (received && !used.has(received) ? received : null))
  useLayoutEffect(() => {
    if (!first || used.has(first)) return
    used.add(first)
    if (isOfThisVisit()) putEarlyResponse(first.body, first.data)
  }, [first])
  return first?.data ?? null
}
