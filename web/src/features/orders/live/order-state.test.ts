import { expect, test } from 'vitest'
import { orderState } from './order-state.ts'

const shown = { status: 'UNPAID', paymentStatus: 'NONE', total: null } as const

test.for([
  [{}, true],
  [{ status: 'CONFIRMING' }, false],
  [{ paymentStatus: 'PENDING' }, false],
  [{ total: { amount: '41.00' } }, false],
] as const)('the order is unchanged with %o: %s', ([changes, isSame]) =>
  expect(orderState({ ...shown, ...changes }) === orderState(shown)).toBe(isSame),
)
