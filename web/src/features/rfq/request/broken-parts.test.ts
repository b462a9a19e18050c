import { expect, test } from 'vitest'
import { typedRow } from './part-row.ts'
import { brokenParts, noRefusedRows, type PartsRefusal, refuseRow, stillRefused } from './broken-parts.ts'

const blank = typedRow('a')
const broken = typedRow('b', { partNumber: 'LM358DR' })
const sound = typedRow('c', { partNumber: 'LM358DR', quantity: '5' })
const none: PartsRefusal = { kind: 'none' }
const missing: PartsRefusal = { kind: 'missing' }

test.each([
  ['no parts', missing, [blank], missing],
  ['no parts, until one is begun', missing, [broken], missing],
  ['no parts, until one is whole', missing, [blank, broken, sound], none],
  ['nothing', none, [blank], none],
])('%s', (_, refusal, rows, left) => {
  expect(stillRefused(refusal, rows)).toEqual(left)
})

test('refused rows stay refused until they change', () => {
  const rows = [sound]
  const refused: PartsRefusal = { kind: 'refused', rows, message: 'Too many parts' }
  expect(stillRefused(refused, rows)).toBe(refused)
  expect(stillRefused(refused, [...rows])).toEqual(none)
})

const refuse = (rows: Parameters<typeof refuseRow>[1], ...path: string[]) =>
  refuseRow(noRefusedRows, rows, { path: ['input', ...path], message: 'Too many' })

test.each([
  ['quantity', 'quantity'],
  ['productId', 'partNumber'],
])('the shop’s message about %s is shown at its row, blank rows not counted', (name, field) => {
  const rows = [sound, blank, { ...sound, rowId: 'd' }]
  const refused = refuse(rows, 'parts', '1', name)
  expect(brokenParts(rows, refused ?? undefined)).toEqual([{ number: 3, field, id: `part-3-${field}` }])
})

test('the message of a row is dropped when the row is edited', () => {
  const rows = [sound, { ...sound, rowId: 'd' }]
  const refused = [0, 1].reduce(
    (now, index) =>
      refuseRow(now, rows, { path: ['input', 'parts', `${index}`, 'quantity'], message: 'Too many' }) ?? now,
    noRefusedRows,
  )
  expect(brokenParts(rows, refused).map(({ number }) => number)).toEqual([1, 2])
  expect(brokenParts([{ ...sound, quantity: '6' }, ...rows.slice(1)], refused).map(({ number }) => number)).toEqual([2])
})

test.each([[['parts']], [['parts', '7', 'quantity']], [['parts', '0', 'color']], [['email']]])(
  'a message about %j belongs to no row',
  (path) => {
    expect(refuse([sound], ...path)).toBeNull()
  },
)
