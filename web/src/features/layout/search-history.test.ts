import { expect, test } from 'vitest'
import { parseHistory, remember } from './search-history.ts'

test('the latest search comes first and stands there once', () => {
  expect(remember(['LM358', 'NE555', 'BC547'], 'NE555')).toEqual(['NE555', 'LM358', 'BC547'])
})

test('ten searches are kept', () => {
  const terms = Array.from({ length: 12 }, (_, at) => `part ${at}`).reduce(remember, [])
  expect(terms).toHaveLength(10)
  expect(terms[0]).toBe('part 11')
})

test('what is kept is a list of objects with the term', () => {
  expect(parseHistory('[{"search":"LM358"},{"search":"NE555"}]')).toEqual(['LM358', 'NE555'])
})

test.each([null, '', 'nonsense', '{}', '7', '["LM358"]', '[null,{"search":7}]'])('%j holds no search', (text) => {
  expect(parseHistory(text)).toEqual([])
})
