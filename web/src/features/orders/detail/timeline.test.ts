import { expect, test } from 'vitest'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { toTimeline } from './timeline.ts'

test.for<[OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['UNPAID', ['UNPAID'], ['CONFIRMING', 'PREPARING', 'SHIPPING', 'RECEIVED']],
  ['SHIPPING', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPING'], ['RECEIVED']],
  ['RECEIVED', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPING', 'RECEIVED'], []],
  ['CANCELED', ['UNPAID', 'CANCELED'], []],
  ['REFUNDED', ['UNPAID', 'CONFIRMING', 'REFUNDED'], []],
])('%s after %j: %j follow', ([status, passed, ahead]) => {
  const history = passed.map((each, hour) => ({ status: each, at: `2026-11-21T0${hour}:00:00Z` }))
  expect(toTimeline(status, history)).toEqual([...history, ...ahead.map((each) => ({ status: each, at: null }))])
})
