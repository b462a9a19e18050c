'use client'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { classes } from '../classes.ts'
import styles from './dropdown.module.css'

type DropdownProps = {
  summary: ReactNode
  label?: string
  children: ReactNode
  align?: 'start' | 'end' | 'page'
  className?: string
  /** Called when the pointer comes near, and when it opens. */
  onIntent?: () => void
}

export function Dropdown({ summary, label, children, align = 'start', className, onIntent }: DropdownProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => box.current?.removeAttribute('open')

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => target instanceof Node && !box.current?.contains(target) && close()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  useEffect(() => {
    // It may have been opened before hydration.
    if (box.current?.open) onIntent?.()
  }, [onIntent])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    event.stopPropagation()
    close()
    box.current.querySelector('summary')?.focus()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => relatedTarget && !box.current?.contains(relatedTarget) && close()
  const onClick = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close()

  return (
    <details
      ref={box}
      className={classes(styles.box, styles[align], className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
      onToggle={onIntent}
    >
      <summary className={styles.summary} aria-label={label} onPointerEnter={onIntent}>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} size={14} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
