import { expect, it } from 'vitest'
import { afterRemovalId, cardId, titleId } from './card-id.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

it.each([
  ['the next', [a, b, c], 'b', cardId('c')],
  ['the one before the last', [a, b, c], 'c', cardId('b')],
  ['the title after the only one', [a], 'a', titleId],
])('%s', (_, addresses, gone, place) => expect(afterRemovalId(addresses, gone)).toBe(place))
