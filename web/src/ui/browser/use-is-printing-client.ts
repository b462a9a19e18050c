'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The browser takes the page as it is when the event ends. */
export const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
