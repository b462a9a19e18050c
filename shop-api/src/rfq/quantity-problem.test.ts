import { expect, test } from 'vitest'
import { findQuantityProblem } from './quantity-problem.ts'
import { readPartsList } from './reading/read-parts-list.ts'

test.for([
  ['10,000', 'unsure_quantity'],
  ['1.5', 'bad_quantity'],
  ['many', 'bad_quantity'],
] as const)('beside a price of 1,5, the quantity %s is %s', async ([quantity, problem]) => {
  const text = `MPN;QTY;Target price\nLM358DR;${quantity};\nNE555P;20;1,5\n`
  const { rows, columns } = await readPartsList({ text }, 'en')
  expect(rows.map((row) => findQuantityProblem(row, columns))).toEqual([problem, null])
})
