import { maxSearchChars } from '@partgate/schema/limits.ts'
import { expect, test } from 'vitest'
import { parseHistory, remember } from './search-history.ts'
import { toSearch } from './search-term.ts'

test('the latest search comes first and is listed once', () => {
  expect(remember(['LM358', 'NE555', 'BC547'], 'NE555')).toEqual(['NE555', 'LM358', 'BC547'])
})

test('ten searches are stored', () => {
  const terms = Array.from({ length: 12 }, (_, at) => `part ${at}`).reduce(remember, [])
  expect(terms).toHaveLength(10)
  expect(terms[0]).toBe('part 11')
})

test('the stored value is a list of objects with the term', () => {
  expect(parseHistory('[{"search":"LM358"},{"search":"NE555"}]')).toEqual(['LM358', 'NE555'])
})

test.each([null, '', 'nonsense', '{}', '7', '["LM358"]', '[null,{"search":7}]'])('%j has no search', (text) => {
  expect(parseHistory(text)).toEqual([])
})

test.each([
  ['what is no text', [7, null, true, [], {}, ['x']]],
  ['what is empty', ['', ' ']],
  ['what is longer than the box', ['a'.repeat(maxSearchChars + 1), 'a'.repeat(1_000_000)]],
])('%s is not a search', (_, terms) => {
  expect(parseHistory(JSON.stringify(terms.map((search) => ({ search }))))).toEqual([])
})

test('of a hundred thousand stored searches the first ten are read, each once', () => {
  const terms = Array.from({ length: 100_000 }, (_, at) => ({ search: `part ${at >> 1}` }))
  const taken = parseHistory(JSON.stringify(terms))
  expect(taken).toEqual(Array.from({ length: 10 }, (_, at) => `part ${at}`))
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>',
  'javascript:alert(1)',
  '//evil.example',
  'ab\ud800',
  '\udfff\ud800',
])('the stored search %j leads to the search page only', (search) => {
  const [term = ''] = parseHistory(JSON.stringify([{ search }]))
  const url = new URL(toSearch(term)?.href ?? '', 'https://shop.example')
  expect([url.origin, url.pathname, [...url.searchParams.keys()]]).toEqual(['https://shop.example', '/s', ['wd']])
})
