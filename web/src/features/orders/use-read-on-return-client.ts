'use client'
import { useEffect } from 'react'

export const useReadOnReturn = (read: (options: { requestPolicy: 'network-only' }) => void) => {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') read({ requestPolicy: 'network-only' })
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [read])
}
