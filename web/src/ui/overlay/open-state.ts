import { useSyncExternalStore } from 'react'
import { changeSignal } from '../browser/change-signal.ts'

export const createOpenState = (onOpen?: () => void) => {
  let isOpen = false
  const changed = changeSignal()
  const set = (next: boolean) => {
    if (next) onOpen?.()
    isOpen = next
    changed.notify()
  }
  return {
    read: () => isOpen,
    subscribe: changed.subscribe,
    open: () => set(true),
    close: () => set(false),
    toggle: () => set(!isOpen),
  }
}

export const useOpenState = ({ subscribe, read }: ReturnType<typeof createOpenState>) =>
  useSyncExternalStore(subscribe, read, () => false)
