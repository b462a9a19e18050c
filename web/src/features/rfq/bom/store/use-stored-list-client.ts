'use client'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { BomList } from '../bom-list.ts'
import { type BomStore, createBomStore } from './bom-store.ts'
import { type History, startHistory, type Step, takeStep } from './list-history.ts'

type State = { isRead: boolean; history: History | null }
type Action = Step | { type: 'read'; list: BomList | null } | { type: 'dropped' }

const unread: State = { isRead: false, history: null }

const changeStored = (state: State, action: Action): State => {
  switch (action.type) {
    case 'read':
      return { isRead: true, history: action.list && startHistory(action.list) }
    case 'dropped':
      return { ...state, history: null }
    case 'replaced':
      return { ...state, history: state.history ? takeStep(state.history, action) : startHistory(action.list) }
    default:
      return state.history ? { ...state, history: takeStep(state.history, action) } : state
  }
}

let opened: BomStore | undefined
const openStore = () => (opened ??= createBomStore())

type Change = (list: BomList) => BomList
/** Null while no page shows the list. */
let changeShown: ((change: Change) => void) | null = null

/** Also for a response that arrives after the buyer has left the page. */
export const changeList = (change: Change) => {
  if (changeShown) changeShown(change)
  else void openStore().change(change)
}

/**
 * The list of this browser, with its undo steps. Of several tabs, the last change is stored.
 *
 * Until `isRead`, no list can be started: the stored list would replace it.
 */
export const useStoredList = () => {
  const [{ isRead, history }, dispatch] = useReducer(changeStored, unread)
  const [isStored, setIsStored] = useState(true)
  const [hasNewer, setHasNewer] = useState(false)
  const list = history?.list ?? null
  const lastStored = useRef<BomList | null>(null)

  const readAgain = useCallback(async () => {
    lastStored.current = await openStore().read()
    dispatch({ type: 'read', list: lastStored.current })
    setHasNewer(false)
  }, [])

  useEffect(() => {
    void readAgain()
    return openStore().subscribe(() => setHasNewer(true))
  }, [readAgain])

  useEffect(() => {
    if (!isRead) return undefined
    changeShown = (change) => dispatch({ type: 'changed', change })
    return () => {
      changeShown = null
    }
  }, [isRead])

  useEffect(() => {
    if (!isRead || list === lastStored.current) return
    lastStored.current = list
    void openStore().write(list).then(setIsStored)
  }, [isRead, list])

  return {
    isRead,
    history,
    isStored,
    hasNewer,
    dispatch,
    readAgain,
    keepOwn: () => setHasNewer(false),
  }
}
