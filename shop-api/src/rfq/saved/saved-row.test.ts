import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { toListRow } from './saved-row.ts'

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
