import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { hasSessionEnded, isInputStored, storePlace, takePlace } from './place-at-session-end.ts'
import { addStoreInput, type StoreInput } from './stored-inputs.ts'

afterEach(() => vi.unstubAllGlobals())

const stubStorage = () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

test('the page where the session ended is stored for one sign-in', () => {
  const stored = stubStorage()
  storePlace('/jp/shoppingcart?a=b')
  expect([hasSessionEnded(), [...stored.values()]]).toEqual([true, ['/jp/shoppingcart?a=b']])
  expect([takePlace(), takePlace(), hasSessionEnded()]).toEqual(['/jp/shoppingcart?a=b', null, false])
})

test('without storage, the page is known until the document is left', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storePlace('/shoppingcart')
  expect([takePlace(), takePlace(), hasSessionEnded()]).toEqual(['/shoppingcart', null, false])
})

test.for([
  ['no form', [], false],
  ['a form that stores no input', [false], false],
  ['a form that stores its input', [true], true],
  ['several forms', [false, true, false], true],
] as const)('a session that ends on a page with %s', ([, outcomes, expected]) => {
  stubStorage()
  const storeInputs = outcomes.map((outcome) => vi.fn<StoreInput>(() => outcome))
  for (const storeInput of storeInputs) onTestFinished(addStoreInput(storeInput))
  storePlace('/pay/order')
  expect(isInputStored()).toBe(expected)
  for (const storeInput of storeInputs) expect(storeInput).toHaveBeenCalledExactlyOnceWith('next-visit')
  takePlace()
  expect(isInputStored()).toBe(false)
})

test('a session end on another page reports no stored input of a form that the visitor left', () => {
  stubStorage()
  const leave = addStoreInput(() => true)
  storePlace('/pay/order')
  leave()
  storePlace('/shoppingcart')
  expect(isInputStored()).toBe(false)
})
