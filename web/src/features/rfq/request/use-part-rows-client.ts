'use client'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { mostItems, writeList } from '../rfq-list.ts'
import { rfqList } from '../rfq-list-store.ts'
import { itemOfRow } from './part-row.ts'
import { changeParts, filledRows, unreadRows } from './part-rows.ts'

/** The rows of the form, kept in this browser's RFQ list with every change. */
export const usePartRows = () => {
  const [state, change] = useReducer(changeParts, unreadRows)
  const [isKept, setIsKept] = useState(true)
  const listed = useSyncExternalStore(rfqList.subscribe, rfqList.read, rfqList.readOnServer)
  useEffect(() => change({ type: 'read', items: rfqList.read() }), [listed])
  useEffect(() => {
    if (!state.isRead) return
    const items = filledRows(state.rows).slice(0, mostItems).map(itemOfRow)
    if (writeList(items) !== writeList(rfqList.read())) setIsKept(rfqList.replace(items))
  }, [state])
  return { ...state, change, isKept }
}
