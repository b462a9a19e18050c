import { changeSignal } from './change-signal.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  text: string
  durationMs: number
  action?: { label: string; run: () => void }
}
type ToastOptions = Partial<Pick<Toast, 'durationMs' | 'action'>>

const toastDurationMs = 2500

let toasts: Toast[] = []
let nextId = 1
let isHeld = false
const changed = changeSignal()
const hold = (next: boolean) => {
  isHeld = next
  changed.tell()
}
const change = (next: Toast[]) => {
  toasts = next
  hold(isHeld && toasts.length > 0)
}

export const toastStore = {
  subscribe: changed.subscribe,
  read: () => toasts,
  /** All toasts wait while one has the pointer or the focus. */
  isHeld: () => isHeld,
  hold,
  show: (tone: Toast['tone'], text: string, { durationMs = toastDurationMs, action }: ToastOptions = {}) =>
    change(
      [...toasts.filter((toast) => toast.text !== text), { id: nextId++, tone, text, durationMs, action }].slice(-3),
    ),
  close: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
}

const toast = {
  success: (text: string, options?: ToastOptions) => toastStore.show('success', text, options),
  error: (text: string, options?: ToastOptions) => toastStore.show('error', text, options),
}

export const useToast = () => toast
