'use client'
import { useEffect, useState } from 'react'

/** Moves the keyboard to an element once the list has been drawn anew. */
export const useFocusOn = () => {
  const [target, setTarget] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id: string) => setTarget({ id })
}
