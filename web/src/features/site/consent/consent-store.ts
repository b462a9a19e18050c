import { useSyncExternalStore } from 'react'
import { changeSignal } from '#ui/browser/change-signal.ts'
import { choiceCookie, forgettingCookies, forgottenKeys, readChoice, type Choice } from './consent.ts'

const changed = changeSignal()
const read = () => readChoice(document.cookie)

const forget = () => {
  for (const cookie of forgettingCookies(document.cookie, location.hostname)) document.cookie = cookie
  for (const storage of [localStorage, sessionStorage])
    for (const key of forgottenKeys(Object.keys(storage))) storage.removeItem(key)
}

/** A loaded script cannot be unloaded, so withdrawing consent reloads the page. */
export const choose = (choice: Choice) => {
  const isWithdrawn = read() === 'granted' && choice === 'denied'
  document.cookie = choiceCookie(choice, location.protocol === 'https:')
  if (isWithdrawn) {
    forget()
    location.reload()
  }
  changed.notify()
}

/** Undefined until hydration. */
export const useChoice = () => useSyncExternalStore<Choice | null | undefined>(changed.subscribe, read, () => undefined)
