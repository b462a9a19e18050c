import { expect, test } from 'vitest'
import { parseLayouts, withLayout } from './stored-layouts.ts'

const columns = [{ column: 2, meaning: 'QUANTITY' as const }]
const named = (layout: string) => ({ layout, columns })

test('the last correction of a layout comes first and replaces the earlier one', () => {
  const stored = withLayout([named('a'), named('b')], { layout: 'b', columns: [{ column: 1, meaning: 'VALUE' }] })
  expect(stored).toEqual([{ layout: 'b', columns: [{ column: 1, meaning: 'VALUE' }] }, named('a')])
})

test('a layout without corrections is removed', () => {
  expect(withLayout([named('a'), named('b')], { layout: 'a', columns: [] })).toEqual([named('b')])
})

test('at most fifty layouts are stored', () => {
  const stored = Array.from({ length: 60 }, (_, at) => named(String(at))).reduce(withLayout, [])
  expect(stored.map(({ layout }) => layout)).toEqual(Array.from({ length: 50 }, (_, at) => String(59 - at)))
})

test.each(['', '{', 'null', '{"layout":"a"}', '[{"layout":1,"columns":[]},{"layout":"a","columns":[{"column":"x"}]}]'])(
  'the stored text %j has no layouts',
  (text) => {
    expect(parseLayouts(text)).toEqual([])
  },
)
