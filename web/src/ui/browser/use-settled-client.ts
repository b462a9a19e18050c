'use client'
import { useEffect, useState } from 'react'

/** The value once it has not changed for the delay. */
export const useSettled = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
