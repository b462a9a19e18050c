'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { X } from 'lucide-react'
import { classes } from './classes.ts'
import { toastStore, type Toast } from './toast-store.ts'
import styles from './toaster.module.css'

const none: Toast[] = []

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

function ToastCard({ toast, isHeld, closeLabel }: { toast: Toast; isHeld: boolean; closeLabel: string }) {
  const { id, tone, text, durationMs, action } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => toastStore.close(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  const act = () => {
    action?.run()
    toastStore.close(id)
  }
  return (
    <div className={classes(styles.toast, styles[tone])}>
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={() => toastStore.close(id)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
