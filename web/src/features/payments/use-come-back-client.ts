'use client'
import { useEffect, useEffectEvent } from 'react'

/** Runs where the browser shows the page as it was left, such as after going back from another site. */
export const useComeBack = (run: () => void) => {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) run()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
