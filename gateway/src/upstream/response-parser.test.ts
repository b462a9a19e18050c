import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createResponseParser } from './response-parser.ts'

const response = (data: unknown, code = 200) => ({ status: 200, text: JSON.stringify({ code, message: 'OK', data }) })
const { languages } = contract.site
const english = [{ lang: 'en', name: 'English', icon: '' }]
const { count } = contract.cart

test('an equal response is reused; any other is parsed again', () => {
  const open = createResponseParser()
  const first = open(languages, 'en /languages', response(english))
  expect(open(languages, 'en /languages', response(english))).toBe(first)
  const changed = open(languages, 'en /languages', response([...english, ...english]))
  expect(changed.data).toHaveLength(2)
  expect(open(languages, 'en /languages', response(english)).data).toEqual(first.data)
})

test('the same text at another address is another response', () => {
  const open = createResponseParser()
  const first = open(languages, 'en /languages', response(english))
  expect(open(languages, 'de /languages', response(english))).not.toBe(first)
})

test('a refusal after a success is a refusal, and another status makes the same text a failure', () => {
  const open = createResponseParser()
  open(languages, 'en /languages', response(english))
  expect(() => open(languages, 'en /languages', response(null, 404))).toThrow()
  expect(() => open(languages, 'en /languages', { ...response(english), status: 503 })).toThrow('HTTP 503')
})

test('private responses are parsed every time', () => {
  const open = createResponseParser()
  const first = open(count, 'en /count', response({ count: 3 }))
  expect(open(count, 'en /count', response({ count: 3 }))).not.toBe(first)
})
