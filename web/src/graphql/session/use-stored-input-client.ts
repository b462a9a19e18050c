'use client'
import { useEffect, useEffectEvent } from 'react'
import { addStoreInput, type StoreInput } from './stored-inputs.ts'

/** For a form that shows what was typed again, after a change of language or the next sign-in. `storeInput` returns whether it outlasts the page. */
export const useStoredInput = (storeInput: StoreInput) => {
  const onLeave = useEffectEvent(storeInput)
  useEffect(() => addStoreInput((lifetime) => onLeave(lifetime)), [])
}
