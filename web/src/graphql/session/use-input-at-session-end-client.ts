'use client'
import { useEffect, useEffectEvent } from 'react'
import { addStoreInput } from './place-at-session-end.ts'

/** For a form that shows what was typed again after the next sign-in. `storeInput` returns whether it outlasts the page. */
export const useInputAtSessionEnd = (storeInput: () => boolean) => {
  const onSessionEnd = useEffectEvent(storeInput)
  useEffect(() => addStoreInput(() => onSessionEnd()), [])
}
