'use client'
import { useSyncExternalStore } from 'react'
import type { openState } from './open-state.ts'

export const useOpenState = ({ subscribe, read }: ReturnType<typeof openState>) =>
  useSyncExternalStore(subscribe, read, () => false)
