import { expect, test } from 'vitest'
import { typedRow } from './part-row.ts'
import { type PartsRefusal, stillRefused } from './broken-parts.ts'

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
