import { afterEach, expect, test, vi } from 'vitest'
import { inputRecord } from './input-record.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
afterEach(() => stored.clear())

const known = { city: 'Berlin', state: '', isDefault: false }
const input = inputRecord('address')

test('changed fields are read by their owner only', () => {
  expect(input.write('ada', { ...known, city: 'Bonn', isDefault: true }, known)).toBe(true)
  expect(input.read('ada', { ...known, state: 'BE' })).toEqual({ city: 'Bonn', isDefault: true })
  expect(input.read('grace', known)).toBeNull()
  expect(inputRecord('profile').read('ada', known)).toBeNull()
  input.clear()
  expect(input.read('ada', known)).toBeNull()
})

test('a form without changes stores nothing', () => {
  expect(input.write('ada', { ...known }, known)).toBe(false)
  expect(stored.size).toBe(0)
})

test.for([
  ['{', null],
  ['[]', null],
  ['{"owner":"ada","changed":null}', null],
  ['{"owner":"ada","changed":{"city":7,"isDefault":"yes","role":"admin"}}', {}],
  [JSON.stringify({ owner: 'ada', changed: { city: 'x'.repeat(100_000), state: 'BE' } }), { state: 'BE' }],
] as const)('only fields of the form are read from %s', ([text, values]) => {
  stored.set('personal:input:address', text)
  expect(input.read('ada', known)).toEqual(values)
})
