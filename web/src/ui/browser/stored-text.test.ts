import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPersonalStorage, personalKey } from '#security/personal-storage.ts'
import { storedText } from './stored-text.ts'

const forbidden = (): never => {
  throw new DOMException('The storage is forbidden.', 'SecurityError')
}
const openStorage = () => {
  const texts: Record<string, string> = {}
  return Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => void (texts[key] = text), configurable: true },
    removeItem: { value: (key: string) => void delete texts[key] },
  })
}

const draft = storedText(personalKey('draft'))
const country = storedText('country', () => localStorage)

beforeEach(() => {
  vi.stubGlobal('sessionStorage', openStorage())
  vi.stubGlobal('localStorage', openStorage())
})
afterEach(() => vi.unstubAllGlobals())

it('stores a text in the tab, or in the named storage', () => {
  expect([draft.write('a'), country.write('b')]).toEqual([true, true])
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{ [personalKey('draft')]: 'a' }, { country: 'b' }])
  expect([draft.read(), country.read()]).toEqual(['a', 'b'])
  draft.write(null)
  expect([draft.read(), { ...sessionStorage }]).toEqual([null, {}])
})

it('returns nothing after another script has emptied the storage', () => {
  draft.write('a')
  forgetPersonalStorage()
  expect(draft.read()).toBeNull()
})

it('returns the last text where the storage is full, not the stored one', () => {
  country.write('old')
  Object.defineProperty(localStorage, 'setItem', { value: forbidden })
  expect([country.write('new'), country.read()]).toEqual([false, 'new'])
  vi.stubGlobal('localStorage', openStorage())
  expect([country.write('newer'), country.read(), { ...localStorage }]).toEqual([true, 'newer', { country: 'newer' }])
})

it('returns the last text where the storage is forbidden, until personal storage is forgotten', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect([draft.read(), draft.write('a'), draft.read()]).toEqual([null, false, 'a'])
  forgetPersonalStorage()
  expect(draft.read()).toBeNull()
})
