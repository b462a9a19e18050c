'use client'
import { useEffect, useEffectEvent } from 'react'

export const useReadOnReturn = (read: () => void) => {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read()
  })
  useEffect(() => {
    const listen = () => onChange()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}
