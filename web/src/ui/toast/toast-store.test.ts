import { afterEach, expect, test } from 'vitest'
import { canExpire, toastStore } from './toast-store.ts'

const { show } = toastStore
const shown = () => toastStore.read().map(({ text, durationMs }) => [text, durationMs])
afterEach(() => toastStore.read().forEach(({ id }) => toastStore.close(id)))

test('a toast stays for two and a half seconds unless said otherwise', () => {
  show('success', 'Added')
  show('error', 'Sent too often', { durationMs: 3000 })
  expect(shown()).toEqual([
    ['Added', 2500],
    ['Sent too often', 3000],
  ])
})

test('the same words are not shown twice, and no more than three toasts at once', () => {
  for (const text of ['one', 'two', 'three', 'two', 'four']) show('error', text)
  expect(shown().map(([text]) => text)).toEqual(['three', 'two', 'four'])
})

test('a toast replaces the earlier one of its topic', () => {
  show('success', 'LM358 is on your list, quantity 1', { topic: 'LM358' })
  show('success', 'NE555 is on your list, quantity 1', { topic: 'NE555' })
  show('success', 'LM358: the quantity is now 2', { topic: 'LM358' })
  expect(shown().map(([text]) => text)).toEqual(['NE555 is on your list, quantity 1', 'LM358: the quantity is now 2'])
})

const action = { label: 'Undo', run: () => {} }

test('held toasts, and new ones, stay until they are released', () => {
  show('success', 'Added')
  toastStore.hold('pointer')
  show('success', 'Added too')
  expect(toastStore.canExpire({}, false)).toBe(false)
  toastStore.release('pointer')
  expect(toastStore.canExpire({}, false)).toBe(true)
})

test('toasts that have the pointer and the focus stay until both are gone', () => {
  show('success', 'Added')
  toastStore.hold('pointer')
  toastStore.hold('focus')
  toastStore.release('focus')
  expect(toastStore.canExpire({}, false)).toBe(false)
  toastStore.release('pointer')
  expect(toastStore.canExpire({}, false)).toBe(true)
})

test('held toasts stay until all of them are closed', () => {
  show('success', 'Added')
  show('success', 'Added too')
  toastStore.hold('focus')
  toastStore.close(toastStore.read()[0]?.id ?? 0)
  expect(toastStore.canExpire({}, false)).toBe(false)
  for (const { id } of toastStore.read()) toastStore.close(id)
  expect(toastStore.canExpire({}, false)).toBe(true)
})

test.each([
  { toast: {}, isByKeyboard: true, hasLeftPage: false, expires: true },
  { toast: {}, isByKeyboard: false, hasLeftPage: false, expires: true },
  { toast: { action }, isByKeyboard: true, hasLeftPage: false, expires: false },
  { toast: { action }, isByKeyboard: false, hasLeftPage: false, expires: true },
  { toast: { action }, isByKeyboard: true, hasLeftPage: true, expires: true },
])('an action waits for the keyboard on its page: %o', ({ toast, expires, ...now }) => {
  expect(canExpire(toast, { ...now, isHeld: false })).toBe(expires)
  expect(canExpire(toast, { ...now, isHeld: true })).toBe(false)
})

test('the last press decides whether an action waits', () => {
  for (const isByKeyboard of [false, true, false]) {
    toastStore.setByKeyboard(isByKeyboard)
    expect(toastStore.canExpire({ action }, false)).toBe(!isByKeyboard)
  }
  toastStore.setByKeyboard(true)
})
