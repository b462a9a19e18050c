'use client'
import { useSyncExternalStore } from 'react'
import { rfqList } from './rfq-list-store.ts'

const { add, remove, clear } = rfqList

/** The parts that a quote will be asked for: kept in this browser, the same in all its tabs. */
export const useRfqList = () => {
  const items = useSyncExternalStore(rfqList.subscribe, rfqList.read, rfqList.readOnServer)
  return { items, isFull: rfqList.isFull(items), add, remove, clear }
}
