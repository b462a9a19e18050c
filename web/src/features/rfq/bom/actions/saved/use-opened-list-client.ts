'use client'
import { useSyncExternalStore } from 'react'
import type { BomList } from '../../bom-list.ts'
import { openedList } from './opened-list-store.ts'

export const useOpenedList = ({ listKey }: BomList) => {
  const opened = useSyncExternalStore(openedList.subscribe, openedList.read, openedList.readOnServer)
  const changes = useSyncExternalStore(openedList.subscribe, openedList.readChanges, openedList.readOnServer)
  return opened?.listKey === listKey ? { opened, changes } : { opened: null, changes: null }
}
