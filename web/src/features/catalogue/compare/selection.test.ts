import { expect, test } from 'vitest'
import { compareHref, parseChosen, readCompared, toggledChosen, type Chosen } from './selection.ts'

const part = (slug: string): Chosen => ({ slug, partNumber: slug.toUpperCase() })
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(part)

test('a part is selected and deselected; a seventh is refused', () => {
  expect(toggledChosen([part('a')], part('b'))).toEqual([part('a'), part('b')])
  expect(toggledChosen([part('a'), part('b')], part('a'))).toEqual([part('b')])
  expect(toggledChosen(six, part('g'))).toBeNull()
  expect(toggledChosen(six, part('f'))).toHaveLength(5)
})

test.each([null, '', 'no json', '{}', '[1]', '[{"slug":"../x","partNumber":"X"}]', '[{"slug":"a"}]'])(
  'nonsense in the storage, %j, is nothing',
  (text) => {
    expect(parseChosen(text)).toEqual([])
  },
)

test('a stored selection is read again', () => {
  expect(parseChosen(JSON.stringify([...six, part('g')]))).toEqual(six)
})

test('an address names parts once, six at most, and nothing else', () => {
  expect(readCompared(['ne555p', 'ne555p', '../x', '', 'LM'])).toEqual(['ne555p'])
  expect(readCompared('ne555p')).toEqual(['ne555p'])
  expect(readCompared(undefined)).toEqual([])
  expect(readCompared(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toHaveLength(6)
})

test('the address names the parts, and whether only their differences are shown', () => {
  expect(compareHref(['a', 'b'], { isDifferencesOnly: true, quantity: 3000 })).toBe(
    '/compare?part=a&part=b&differences=1&qty=3000',
  )
  expect(compareHref(['a'], { isDifferencesOnly: true })).toBe('/compare?part=a')
  expect(compareHref([])).toBe('/compare')
})
