import { afterEach, expect, test, vi } from 'vitest'
import { inputRecord } from './input-record.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
afterEach(() => {
  stored.clear()
  vi.restoreAllMocks()
})

const known = { city: 'Berlin', state: '', isDefault: false }
const input = inputRecord('address')

test('changed fields are read by their owner only', () => {
  expect(input.write('ada', { ...known, city: 'Bonn', isDefault: true }, known, 'next-visit')).toBe(true)
  expect(input.read('ada', { ...known, state: 'BE' })).toEqual({ city: 'Bonn', isDefault: true })
  expect(input.read('grace', known)).toBeNull()
  expect(inputRecord('profile').read('ada', known)).toBeNull()
  input.clear()
  expect(input.read('ada', known)).toBeNull()
})

test('a form without changes stores nothing', () => {
  expect(input.write('ada', { ...known }, known, 'next-visit')).toBe(false)
  expect(stored.size).toBe(0)
})

const hourMs = 3_600_000

test.each([
  ['next-page', 'at once', 40, true],
  ['next-page', 'an hour later', hourMs, false],
  ['next-visit', 'at once', 40, true],
  ['next-visit', 'an hour later', hourMs, true],
] as const)('input for the %s is read by a page that opens %s: %s', (lifetime, _, delayMs, isRead) => {
  const leftAtMs = Date.now()
  input.write('ada', { ...known, city: 'Bonn' }, known, lifetime)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(leftAtMs + delayMs)
  expect(input.read('ada', known)).toEqual(isRead ? { city: 'Bonn' } : null)
  expect(stored.size).toBe(isRead ? 1 : 0)
})

test('a form with long texts reads them whole', () => {
  const list = inputRecord('parts-list', 100_000)
  const text = 'x'.repeat(100_000)
  list.write('ada', { text }, { text: '' }, 'next-visit')
  expect(list.read('ada', { text: '' })).toEqual({ text })
  list.write('ada', { text: `${text}x` }, { text: '' }, 'next-visit')
  expect(list.read('ada', { text: '' })).toEqual({})
})

test.for([
  ['{', null],
  ['[]', null],
  ['{"owner":"ada","changed":null}', null],
  ['{"owner":"ada","leftAtMs":0,"changed":{"city":"Bonn"}}', null],
  ['{"owner":"ada","changed":{"city":7,"isDefault":"yes","role":"admin"}}', {}],
  [JSON.stringify({ owner: 'ada', changed: { city: 'x'.repeat(100_000), state: 'BE' } }), { state: 'BE' }],
] as const)('only fields of the form are read from %s', ([text, values]) => {
  stored.set('personal:input:address', text)
  expect(input.read('ada', known)).toEqual(values)
})
