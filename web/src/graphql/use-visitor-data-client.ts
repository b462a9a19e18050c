'use client'
import { useLayoutEffect } from 'react'
import { putEarlyResponse } from './early-responses.ts'

/** `body`: of the request that the data answers. */
export type VisitorData<Data> = { body: string; data: Data }

const used = new WeakSet<object>()

/**
 * Returns the data that the server rendered, for the time until the hook of the query has it. The hook gets it as the
 * response to its first request. Later mounts send a request: the router restores a page with its old props.
 */
export const useVisitorData = <Data>(given: VisitorData<Data> | null): Data | null => {
  useLayoutEffect(() => {
    if (!given || used.has(given)) return
    used.add(given)
    putEarlyResponse(given.body, given.data)
  }, [given])
  return given?.data ?? null
}
