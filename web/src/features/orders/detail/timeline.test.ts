import { expect, test } from 'vitest'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { timelineOf } from './timeline.ts'

test.for<[OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['UNPAID', ['UNPAID'], ['CONFIRMING', 'PREPARING', 'SHIPPING', 'RECEIVED']],
  ['SHIPPING', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPING'], ['RECEIVED']],
  ['RECEIVED', ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPING', 'RECEIVED'], []],
  ['CANCELED', ['UNPAID', 'CANCELED'], []],
  ['REFUNDED', ['UNPAID', 'CONFIRMING', 'REFUNDED'], []],
])('%s after %j: %j are to come', ([status, passed, ahead]) => {
  const history = passed.map((each, hour) => ({ status: each, at: `2026-11-21T0${hour}:00:00Z` }))
  expect(timelineOf(status, history)).toEqual([...history, ...ahead.map((each) => ({ status: each, at: null }))])
})
