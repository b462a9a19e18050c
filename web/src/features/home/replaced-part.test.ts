import { expect, test } from 'vitest'
import { endingParts, pairsFirst, reasonFor } from './replaced-part.ts'

test('of the parts that are like an alternative, those at their end count, the most urgent first', () => {
  const parts = [
    { id: 'active', lifecycleStatus: 'ACTIVE' },
    { id: 'discouraged', lifecycleStatus: 'NOT_RECOMMENDED' },
    { id: 'new', lifecycleStatus: 'PRELIMINARY' },
    { id: 'gone', lifecycleStatus: 'OBSOLETE' },
    { id: 'last', lifecycleStatus: 'LAST_TIME_BUY' },
  ] as const
  expect(endingParts(parts).map(({ id }) => id)).toEqual(['gone', 'last', 'discouraged'])
})

test('a part replaces another only where the other’s own list says so', () => {
  const list = [{ reason: 'Same part with a higher rated voltage', product: { id: 'higher' } }]
  expect(reasonFor('higher', list)).toBe('Same part with a higher rated voltage')
  expect(reasonFor('lower', list)).toBeNull()
})

test('parts that replace another come before parts that replace none', () => {
  const pairs = [
    { kind: 'replacesNone', at: 0 },
    { kind: 'replaces', at: 1 },
    { kind: 'unavailable', at: 2 },
    { kind: 'replaces', at: 3 },
  ]
  expect(pairsFirst(pairs).map(({ at }) => at)).toEqual([1, 3, 0, 2])
})
