'use client'
import { useEffect, useEffectEvent } from 'react'
import { storedText } from '#ui/browser/stored-text.ts'
import { randomName } from '#ui/random-name.ts'

const key = 'cart-change'
const lastChange = storedText(key, () => localStorage)

export const reportCartChange = () => lastChange.write(randomName(8))

/** Reads after a change of the cart in another tab, at once or when this tab is visible again. */
export const useReadOnCartChange = (read: () => void) => {
  const onChange = useEffectEvent(read)
  useEffect(() => {
    let isOutdated = false
    const readIfOutdated = () => {
      if (!isOutdated || document.visibilityState === 'hidden') return
      isOutdated = false
      onChange()
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) isOutdated = true
      readIfOutdated()
    }
    addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', readIfOutdated)
    return () => {
      removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', readIfOutdated)
    }
  }, [])
}
