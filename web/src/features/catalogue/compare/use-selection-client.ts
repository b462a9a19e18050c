'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { parseChosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'

/** The parts ticked to be compared; none while the page comes from the server. */
export const useSelection = () => {
  const text = useSyncExternalStore(selectionStore.subscribe, selectionStore.read, () => null)
  return useMemo(() => parseChosen(text), [text])
}
