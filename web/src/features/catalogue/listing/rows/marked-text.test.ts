import { expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

const show = (text: string, ...ranges: [number, number][]) =>
  markedText(
    text,
    ranges.map(([start, end]) => ({ start, end })),
  )
    .map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text))
    .join('')

test.each<[string, string, [number, number][]]>([
  ['one segment inside', 'GRM[155]R71', [[3, 6]]],
  [
    'several segments',
    '[GRM]155[R71]',
    [
      [0, 3],
      [6, 9],
    ],
  ],
  ['the whole', '[GRM155R71]', [[0, 9]]],
  [
    'segments that touch become one',
    '[GRM155]R71',
    [
      [0, 3],
      [3, 6],
    ],
  ],
  [
    'segments that overlap become one',
    '[GRM155]R71',
    [
      [0, 4],
      [2, 6],
    ],
  ],
  ['a segment past the end stops there', 'GRM155[R71]', [[6, 40]]],
  ['none', 'GRM155R71', []],
])('%s: %s', (_, shown, ranges) => {
  expect(show('GRM155R71', ...ranges)).toBe(shown)
})

test('an empty text has no ranges', () => {
  expect(markedText('', [])).toEqual([])
})
