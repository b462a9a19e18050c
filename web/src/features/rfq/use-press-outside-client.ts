'use client'
import { useEffect, type RefObject } from 'react'

/** A press outside the box; one on a button that steers the box is that button's own affair. */
export const usePressOutside = (box: RefObject<HTMLElement | null>, onPress: () => void) => {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!box.current || !(target instanceof Element)) return
      const isSteering = target.closest(`[aria-controls="${box.current.id}"]`)
      if (!isSteering && !box.current.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [box, onPress])
}
