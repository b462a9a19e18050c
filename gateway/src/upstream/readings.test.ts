import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createReader } from './readings.ts'

const answer = (data: unknown, code = 200) => ({ status: 200, text: JSON.stringify({ code, message: 'OK', data }) })
const { languages } = contract.site
const english = [{ lang: 'en', name: 'English', icon: '' }]
const { count } = contract.cart

test('an equal response is reused; any other is parsed again', () => {
  const open = createReader()
  const first = open(languages, 'en /languages', answer(english))
  expect(open(languages, 'en /languages', answer(english))).toBe(first)
  const changed = open(languages, 'en /languages', answer([...english, ...english]))
  expect(changed.data).toHaveLength(2)
  expect(open(languages, 'en /languages', answer(english)).data).toEqual(first.data)
})

test('the same text at another address is another response', () => {
  const open = createReader()
  const first = open(languages, 'en /languages', answer(english))
  expect(open(languages, 'de /languages', answer(english))).not.toBe(first)
})

test('a refusal after a success is a refusal, and another status makes the same text a failure', () => {
  const open = createReader()
  open(languages, 'en /languages', answer(english))
  expect(() => open(languages, 'en /languages', answer(null, 404))).toThrow()
  expect(() => open(languages, 'en /languages', { ...answer(english), status: 503 })).toThrow('HTTP 503')
})

test('private responses are parsed every time', () => {
  const open = createReader()
  const first = open(count, 'en /count', answer({ count: 3 }))
  expect(open(count, 'en /count', answer({ count: 3 }))).not.toBe(first)
})
