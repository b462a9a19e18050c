'use client'
import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser restores the page from its back-forward cache. */
export const useOnPageRestore = (run: () => void) => {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) run()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onShow(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
