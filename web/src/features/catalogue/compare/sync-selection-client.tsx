'use client'
import { useEffect } from 'react'
import type { Chosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'

/** The address of a comparison is what is ticked: a part taken off here is unticked in the lists. */
export function SyncSelection({ parts }: { parts: Chosen[] }) {
  useEffect(() => selectionStore.replace(parts), [parts])
  return null
}
