import { useSyncExternalStore } from 'react'
import { changeSignal } from '#ui/change-signal.ts'
import { choiceCookie, forgettingCookies, forgottenKeys, readChoice, type Choice } from './consent.ts'

const changed = changeSignal()
const read = () => readChoice(document.cookie)

const forget = () => {
  for (const cookie of forgettingCookies(document.cookie, location.hostname)) document.cookie = cookie
  for (const storage of [localStorage, sessionStorage])
    for (const key of forgottenKeys(Object.keys(storage))) storage.removeItem(key)
}

/** What is loaded already cannot be unloaded, so that withdrawing consent opens the page anew. */
export const choose = (choice: Choice) => {
  const isWithdrawn = read() === 'granted' && choice === 'denied'
  document.cookie = choiceCookie(choice, location.protocol === 'https:')
  if (isWithdrawn) {
    forget()
    location.reload()
  }
  changed.tell()
}

/** The visitor's choice; `undefined` until the browser has been asked. */
export const useChoice = () => useSyncExternalStore<Choice | null | undefined>(changed.subscribe, read, () => undefined)
