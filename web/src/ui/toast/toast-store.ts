import { changeSignal } from '../browser/change-signal.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  text: string
  durationMs: number
  action?: { label: string; run: () => void }
  /** A toast replaces the earlier one of its topic. */
  topic?: string
}
type ToastOptions = Partial<Pick<Toast, 'durationMs' | 'action' | 'topic'>>

const toastDurationMs = 2500
/** For messages of the shop. */
export const longToastDurationMs = 3000

/** What holds the toasts. */
type Holder = 'pointer' | 'focus'
type Circumstances = { isHeld: boolean; isByKeyboard: boolean; hasLeftPage: boolean }

/** Toasts wait while one has the pointer or the focus. For users of the keyboard, an action waits on the page where it appeared. */
export const canExpire = (
  { action }: Pick<Toast, 'action'>,
  { isHeld, isByKeyboard, hasLeftPage }: Circumstances,
): boolean => !isHeld && (!action || !isByKeyboard || hasLeftPage)

let toasts: Toast[] = []
let nextId = 1
const holders = new Set<Holder>()
/** True without any input: assistive technology presses buttons without events of keys and pointers. */
let isByKeyboard = true
const changed = changeSignal()
const change = (next: Toast[]) => {
  toasts = next
  if (toasts.length === 0) holders.clear()
  changed.notify()
}

export const toastStore = {
  subscribe: changed.subscribe,
  read: () => toasts,
  hold: (holder: Holder) => void holders.add(holder),
  release: (holder: Holder) => void holders.delete(holder),
  isByKeyboard: () => isByKeyboard,
  /** Called with each press of a key or a pointer. */
  setByKeyboard: (next: boolean) => {
    isByKeyboard = next
  },
  canExpire: (toast: Pick<Toast, 'action'>, hasLeftPage: boolean) =>
    canExpire(toast, { isHeld: holders.size > 0, isByKeyboard, hasLeftPage }),
  show: (tone: Toast['tone'], text: string, { topic = text, ...options }: ToastOptions = {}) =>
    change(
      [
        ...toasts.filter((toast) => toast.text !== text && toast.topic !== topic),
        { id: nextId++, tone, text, durationMs: toastDurationMs, ...options, topic },
      ].slice(-3),
    ),
  close: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
}

export const toast = {
  success: (text: string, options?: ToastOptions) => toastStore.show('success', text, options),
  error: (text: string, options?: ToastOptions) => toastStore.show('error', text, options),
}
