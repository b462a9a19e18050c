'use client'
import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '../icon.tsx'
import { classes } from '../classes.ts'
import { toastStore, type Toast } from './toast-store.ts'
import styles from './toaster.module.css'

const none: Toast[] = []

/** A page that does not respond has no ticks, so a toast that appears meanwhile can be read afterwards. */
const tickMs = 250

/** Moves the focus to the newest action, and back. */
const actionKey = 'F8'

const releasePointer = () => toastStore.release('pointer')
const releaseFocus = () => toastStore.release('focus')

export function Toaster() {
  const t = useTranslations('common')
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const stack = useRef<HTMLElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)
  useEffect(() => releasePointer, [])
  useEffect(() => releaseFocus, [])
  useEffect(() => {
    const onPointerDown = () => toastStore.setByKeyboard(false)
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      toastStore.setByKeyboard(true)
      // A toast with the focus has handled the key.
      if (event.key !== actionKey || event.repeat || event.defaultPrevented) return
      focusedBefore.current = null
      const button = [...(stack.current?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])].at(-1)
      // Behind an open modal, no button takes the focus; the toaster of the modal has the same toasts.
      button?.focus()
      if (button?.matches(':focus')) event.preventDefault()
    }
    addEventListener('pointerdown', onPointerDown)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('pointerdown', onPointerDown)
      removeEventListener('keydown', onKeyDown)
    }
  }, [])
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    toastStore.hold('focus')
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget
  }
  const close = (id: number) => {
    if (stack.current?.contains(document.activeElement)) {
      if (toastStore.isByKeyboard()) focusedBefore.current?.focus()
      // React reports no blur of a removed button.
      releaseFocus()
    }
    toastStore.close(id)
  }
  return (
    <section
      ref={stack}
      className={styles.stack}
      aria-label={t('notifications', { key: actionKey })}
      aria-live="polite"
      onPointerEnter={() => toastStore.hold('pointer')}
      onPointerLeave={releasePointer}
      onFocus={onFocus}
      onBlur={releaseFocus}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} close={close} />
      ))}
    </section>
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
      // A modal covers the toasts of the page behind it.
      if (card.current.closest('dialog') !== focused.closest('dialog')) return
      if (overlap(card.current.getBoundingClientRect(), focused.getBoundingClientRect())) toastStore.close(id)
    }
    // The browser scrolls to the element after the event.
    const onFocusIn = () => requestAnimationFrame(closeOverFocus)
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [id])
  return card
}

function ToastCard({ toast, close }: { toast: Toast; close: (id: number) => void }) {
  const t = useTranslations('common')
  const { id, tone, text, action } = toast
  const card = useCloseOverFocus(id)
  useEffect(() => {
    const page = location.pathname
    let ticks = 0
    const timer = setInterval(() => {
      ticks = toastStore.canExpire(toast, location.pathname !== page) ? ticks + 1 : 0
      if (ticks * tickMs >= toast.durationMs) toastStore.close(toast.id)
    }, tickMs)
    return () => clearInterval(timer)
  }, [toast])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Escape' && event.key !== actionKey)) return
    // Escape closes the toast only, not the modal around it.
    event.preventDefault()
    close(id)
  }
  const act = () => {
    close(id)
    action?.run()
  }
  return (
    <div ref={card} role="presentation" className={classes(styles.toast, styles[tone])} onKeyDown={onKeyDown}>
      <p>{text}</p>
      {action && (
        <>
          <button type="button" className={styles.action} aria-keyshortcuts={actionKey} onClick={act}>
            {action.label}
          </button>
          <kbd>{actionKey}</kbd>
        </>
      )}
      <button type="button" aria-label={t('close')} onClick={() => close(id)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}
