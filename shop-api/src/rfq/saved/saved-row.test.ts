import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { toListRow, toSharedRow } from './saved-row.ts'

test.for([
  [{}, 'missing'],
  [{ qty_state: 'designators' }, 'missing'],
  [{ qty_state: 'unsure' }, 'unsure'],
  [{ qty: 4 }, 'read'],
  [{ qty: 4, qty_state: 'designators' }, 'designators'],
] as const)('the quantity of the saved row %j is %s', ([given, state]) => {
  const [row] = contract.rfq.savePartsList.body.parse({ name: 'List', rows: [given] }).rows
  expect(row && toListRow(row, null).qty_state).toBe(state)
})

test.for([
  [{ qty: 4 }, 100],
  [{ qty: 4, kind: 'alternate' }, 100],
  [{ qty: 4, qty_state: 'unsure' }, null],
  [{ qty: 4, qty_state: 'unsure', order_qty: 7 }, 7],
  [{ qty: 4, kind: 'not_fitted' }, null],
  [{ qty: 4, kind: 'total' }, null],
] as const)('the saved row %j requires %s for 25 boards', ([given, required]) => {
  const [row] = contract.rfq.savePartsList.body.parse({ name: 'List', rows: [given] }).rows
  const production = { boards: 25, attritionPercent: '0' }
  expect(row && toSharedRow(toListRow(row, null), production, new Map()).required_qty).toBe(required)
})
