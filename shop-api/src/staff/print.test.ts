import { expect, test } from 'vitest'
import { formatFacts, formatJson, formatTable } from './print.ts'

test('a table has columns, numbers at the right', () => {
  const rows = [
    ['PG-1', 5, 'Ada'],
    ['PG-22', 1_205, null],
  ]
  expect(formatTable(['order', 'pieces', 'buyer'], rows, 'none')).toBe(
    ['order  pieces  buyer', 'PG-1        5  Ada', 'PG-22    1205  –'].join('\n'),
  )
  expect(formatTable(['order'], [], 'No orders.')).toBe('No orders.')
})

test('facts leave out empty values', () => {
  expect(
    formatFacts([
      ['order', 'PG-1'],
      ['remark', ''],
      ['paid', null],
      ['to', 'Berlin'],
    ]),
  ).toBe('order  PG-1\nto     Berlin')
})

const hostile = 'a\u001b]0;owned\u0007\u009b2Jb\u202ec\r\nd'
test('a buyer’s text cannot control the terminal', () => {
  expect(formatFacts([['remark', hostile]])).toBe('remark  a ]0;owned 2Jb c d')
  expect(formatJson({ hostile })).toBe(String.raw`{"hostile":"a\u001b]0;owned\u0007\u009b2Jb\u202ec\r\nd"}`)
  expect(JSON.parse(formatJson({ hostile }))).toEqual({ hostile })
})
