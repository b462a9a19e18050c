'use client'
import { useSyncExternalStore } from 'react'
import type { BomList } from '../../bom-list.ts'
import { openedLists } from './opened-list-store.ts'

const readOnServer = () => null

export const useOpenedList = ({ listKey }: BomList) => ({
  opened: useSyncExternalStore(openedLists.subscribe, () => openedLists.read(listKey), readOnServer),
  changes: useSyncExternalStore(openedLists.subscribe, () => openedLists.readChanges(listKey), readOnServer),
})
