'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { classes } from './classes.ts'
import { toastStore, type Toast } from './toast-store.ts'
import styles from './toaster.module.css'

const none: Toast[] = []

/** A page that does not respond has no ticks, so a toast that appears meanwhile can be read afterwards. */
const tickMs = 250

const letGo = () => toastStore.hold(false)

export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const isHeld = useSyncExternalStore(toastStore.subscribe, toastStore.isHeld, () => false)
  useEffect(() => letGo, [])
  return (
    <div
      className={styles.stack}
      role="status"
      onPointerEnter={() => toastStore.hold(true)}
      onPointerLeave={letGo}
      onFocus={() => toastStore.hold(true)}
      onBlur={letGo}
      onKeyDown={(event) => event.key === 'Escape' && toasts.forEach(({ id }) => toastStore.close(id))}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Closes the toast where it covers the element that the keyboard has reached. */
const useCloseOverFocus = (id: number) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const closeOverFocus = () => {
      const focused = document.activeElement
      if (!card.current || !focused?.matches(':focus-visible') || card.current.contains(focused)) return
      if (overlap(card.current.getBoundingClientRect(), focused.getBoundingClientRect())) toastStore.close(id)
    }
    // The browser scrolls to the element after the event.
    const onFocusIn = () => requestAnimationFrame(closeOverFocus)
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [id])
  return card
}

function ToastCard({ toast, isHeld, closeLabel }: { toast: Toast; isHeld: boolean; closeLabel: string }) {
  const { id, tone, text, durationMs, action } = toast
  const card = useCloseOverFocus(id)
  useEffect(() => {
    if (isHeld) return
    let ticksLeft = durationMs / tickMs
    const timer = setInterval(() => {
      ticksLeft -= 1
      if (ticksLeft <= 0) toastStore.close(id)
    }, tickMs)
    return () => clearInterval(timer)
  }, [id, durationMs, isHeld])
  const act = () => {
    action?.run()
    toastStore.close(id)
  }
  return (
    <div ref={card} className={classes(styles.toast, styles[tone])}>
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={() => toastStore.close(id)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
