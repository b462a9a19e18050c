'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** False on the server. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const list = matchMedia(query)
        list.addEventListener('change', onChange)
        return () => list.removeEventListener('change', onChange)
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  )
