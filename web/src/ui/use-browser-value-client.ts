'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const unread = () => undefined

/** What only the browser knows; undefined until it has been read there. */
export const useBrowserValue = <Value>(read: () => Value) =>
  useSyncExternalStore<Value | undefined>(never, read, unread)
