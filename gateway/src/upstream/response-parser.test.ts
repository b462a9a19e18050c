import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createResponseParser } from './response-parser.ts'

const response = (data: unknown, code = 200) => ({ status: 200, text: JSON.stringify({ code, message: 'OK', data }) })
const { languages, newsTags } = contract.site
const english = [{ lang: 'en', name: 'English', icon: '' }]

test('an equal response is reused; any other is parsed again', () => {
  const open = createResponseParser()
  const first = open(languages, response(english), true)
  expect(open(languages, response(english), true)).toBe(first)
  expect(open(languages, response([...english, ...english]), true).data).toHaveLength(2)
  expect(open(languages, response(english), true)).toBe(first)
})

test('the same text of another endpoint is another response', () => {
  const open = createResponseParser()
  open(languages, response([]), true)
  expect(open(newsTags, response([]), true).data).toEqual([])
  open(languages, response(english), true)
  expect(() => open(newsTags, response(english), true)).toThrow()
})

test('a refusal after a success is a refusal, and another status makes the same text a failure', () => {
  const open = createResponseParser()
  open(languages, response(english), true)
  expect(() => open(languages, response(null, 404), true)).toThrow()
  expect(() => open(languages, { ...response(english), status: 503 }, true)).toThrow('HTTP 503')
})

test('a response that is not expected again is not stored', () => {
  const open = createResponseParser()
  const first = open(languages, response(english), false)
  expect(open(languages, response(english), true)).not.toBe(first)
})
