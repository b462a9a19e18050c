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
 * `response` of the query of the page, and until it has one the data that the page brought. If these are current, they are
 * the response. Later mounts ignore them: the router restores a page with its old props.
 */
export const useVisitorData = <Data>(received: VisitorData<Data> | null, response: Data | undefined) => {
  const [brought, setBrought] = useState(() => (received && !used.has(received) ? received.data : undefined))
  if (response !== undefined && brought !== undefined) setBrought(undefined)
  useLayoutEffect(() => {
    if (!received || used.has(received)) return
    used.add(received)
    if (isOfThisVisit()) putEarlyResponse(received.body, received.data)
  }, [received])
  return response ?? brought
}
