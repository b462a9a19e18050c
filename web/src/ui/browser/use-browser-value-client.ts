'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const unread = () => undefined

export const useBrowserValue = <Value>(read: () => Value) =>
  useSyncExternalStore<Value | undefined>(never, read, unread)
