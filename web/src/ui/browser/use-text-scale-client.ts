'use client'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: absolute; visibility: hidden; inline-size: 1rem'
  document.body.append(probe)
  const observer = new ResizeObserver(onChange)
  observer.observe(probe)
  return () => {
    observer.disconnect()
    probe.remove()
  }
}

/** How many times the usual 16 px a `rem` has, for sizes that a library takes in px. One on the server. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    subscribe,
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
    () => 1,
  )
