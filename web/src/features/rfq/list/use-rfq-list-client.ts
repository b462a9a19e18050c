'use client'
import { useSyncExternalStore } from 'react'
import { rfqList } from './rfq-list-store.ts'

const { add, remove } = rfqList

export const useRfqList = () => {
  const items = useSyncExternalStore(rfqList.subscribe, rfqList.read, rfqList.readOnServer)
  return { items, isFull: rfqList.isFull(items), add, remove }
}
