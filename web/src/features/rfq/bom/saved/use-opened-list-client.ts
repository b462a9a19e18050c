'use client'
import { useSyncExternalStore } from 'react'
import type { BomList } from '../bom-list.ts'
import { openedLists } from './opened-list-store.ts'

const readOnServer = () => null

export const useOpenedList = ({ listKey }: BomList) => {
  const opened = useSyncExternalStore(openedLists.subscribe, () => openedLists.read(listKey), readOnServer)
  const changes = useSyncExternalStore(openedLists.subscribe, () => openedLists.readChanges(listKey), readOnServer)
  return { opened, changes: opened && changes }
}
