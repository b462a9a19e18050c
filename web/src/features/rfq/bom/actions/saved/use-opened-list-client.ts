'use client'
import { useSyncExternalStore } from 'react'
import type { BomList } from '../../bom-list.ts'
import { openedList, toSource } from './opened-list-store.ts'

export const useOpenedList = (list: BomList) => {
  const opened = useSyncExternalStore(openedList.subscribe, openedList.read, openedList.readOnServer)
  const changes = useSyncExternalStore(openedList.subscribe, openedList.readChanges, openedList.readOnServer)
  return opened?.source === toSource(list) ? { opened, changes } : { opened: null, changes: null }
}
