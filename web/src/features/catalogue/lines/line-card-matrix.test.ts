import { expect, test } from 'vitest'
import { lineCardMatrix } from './line-card-matrix.ts'

const tree = [
  { slug: 'passives', children: [{ slug: 'resistors', children: [{ slug: 'chip-resistors' }] }] },
  { slug: 'timing', children: [{ slug: 'oscillators' }] },
  { slug: 'connectors', children: [] },
]

test('a line is listed under the top category of each of its categories, at any depth', () => {
  const lines = [
    { categories: [{ slug: 'chip-resistors' }, { slug: 'resistors' }, { slug: 'timing' }] },
    { categories: [{ slug: 'unheard-of' }] },
  ]
  const { columns, rows } = lineCardMatrix(tree, lines)
  expect(columns.map(({ slug }) => slug)).toEqual(['passives', 'timing'])
  expect(rows.map(({ tops }) => [...tops])).toEqual([['passives', 'timing'], []])
})
