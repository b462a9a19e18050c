'use client'
import { useEffect } from 'react'
import type { Chosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'

export function SyncSelection({ parts }: { parts: Chosen[] }) {
  useEffect(() => selectionStore.replace(parts), [parts])
  return null
}
