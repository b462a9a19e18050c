'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { parseChosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'

export const useSelection = () => {
  const text = useSyncExternalStore(selectionStore.subscribe, selectionStore.read, () => null)
  return useMemo(() => parseChosen(text), [text])
}
