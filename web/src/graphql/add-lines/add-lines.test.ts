import { expect, test } from 'vitest'
import { addInBatches } from './add-lines.ts'

const lines = Array.from({ length: 150 }, (_, at) => ({ rowId: `${at}`, productId: `product ${at}`, quantity: 1 }))
const listIds = (from: number, to: number) => lines.slice(from, to).map(({ rowId }) => rowId)
const full = { message: 'The cart is full.' }
const unclear = { message: 'The shop did not respond.' }

test('the lines of a batch that failed are refused, and those of the others are added', async () => {
  const outcome = await addInBatches(lines, async ({ length }) => ({
    errors: length < 100 ? [full] : [{ message: 'Only 3.', path: ['input', 'lines', '2', 'quantity'] }],
    foundInCart: null,
  }))
  expect(outcome.added).toHaveLength(99)
  expect([...outcome.refused.keys()]).toEqual(['2', ...listIds(100, 150)])
  expect(outcome).toMatchObject({ failure: full.message, unclearIds: new Set() })
})

test('after a lost response, only the lines that are not in the cart are unclear', async () => {
  const outcome = await addInBatches(lines, async (batch) => ({
    errors: batch.length === 100 ? [unclear] : [],
    foundInCart: batch.length === 100 ? batch.map((_, at) => at < 98) : null,
  }))
  expect(outcome.added).toHaveLength(148)
  expect([...outcome.refused]).toEqual([
    ['98', unclear.message],
    ['99', unclear.message],
  ])
  expect([...outcome.unclearIds]).toEqual(['98', '99'])
})

test('nothing has failed if the cart has all lines although the response was lost', async () => {
  const outcome = await addInBatches(lines, async (batch) => ({
    errors: [unclear],
    foundInCart: batch.map(() => true),
  }))
  expect(outcome).toMatchObject({ added: lines, refused: new Map(), failure: null })
})

test('each batch is reported, and the last cart is returned', async () => {
  const batches: unknown[] = []
  const outcome = await addInBatches(
    lines,
    async ({ length }) => ({
      errors: length < 100 ? [full] : [],
      foundInCart: null,
      cart: length < 100 ? null : 'new',
    }),
    (added, doneCount) => batches.push([added.length, doneCount]),
  )
  expect(outcome.cart).toBe('new')
  expect(batches).toEqual([
    [100, 100],
    [0, 150],
  ])
})
