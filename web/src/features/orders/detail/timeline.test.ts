import { expect, test } from 'vitest'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { toTimeline } from './timeline.ts'

test.for<[OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['UNPAID', ['UNPAID'], ['CONFIRMING', 'PREPARING', 'SHIPPED', 'DELIVERED']],
  ['SHIPPED', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPED'], ['DELIVERED']],
  ['DELIVERED', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPED', 'DELIVERED'], []],
  ['CANCELED', ['UNPAID', 'CANCELED'], []],
  ['REFUNDED', ['UNPAID', 'CONFIRMING', 'REFUNDED'], []],
])('%s after %j: %j follow', ([status, passed, ahead]) => {
  const history = passed.map((each, hour) => ({ status: each, at: `2026-11-21T0${hour}:00:00Z` }))
  expect(toTimeline(status, history)).toEqual([...history, ...ahead.map((each) => ({ status: each, at: null }))])
})
