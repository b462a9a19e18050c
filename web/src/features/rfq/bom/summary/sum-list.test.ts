import { expect, test } from 'vitest'
import { emptyList, newLine } from '../new-lines.ts'
import type { LinePlan } from '../plan-line.ts'
import { sumList } from './sum-list.ts'
import { sampleMatch, sampleReady } from '#testing/bom-match.ts'

const priced = (amount: string) => sampleMatch({ price: { availableExtendedPrice: { amount } } })

const toReady = (amount: string, why: 'none' | 'stock' = 'none') =>
  sampleReady({ price: { availableExtendedPrice: { amount } }, why })

const sum = (...lines: { amount: string; plan?: LinePlan | null; isSelected?: boolean }[]) => {
  const all = lines.map(({ isSelected = true }, at) => newLine({ lineId: `l${at}`, partNumber: 'LM358DR', isSelected }))
  return sumList(
    { lines: all },
    {
      matches: new Map(lines.map(({ amount }, at) => [`l${at}`, priced(amount)])),
      plans: new Map(
        lines.flatMap(({ amount, plan = toReady(amount) }, at) => (plan ? [[`l${at}`, plan] as const] : [])),
      ),
    },
  )
}

test('the amounts of selected lines are added to the cent', () => {
  expect(sum({ amount: '0.10' }, { amount: '0.20' }, { amount: '99999999890000.00' })).toEqual({
    readyCount: 3,
    openCount: 0,
    shortCount: 0,
    amount: '99999999890000.30',
    isOutdated: false,
  })
})

test('lines that cannot be ordered or are not selected add nothing', () => {
  expect(
    sum({ amount: '1.00' }, { amount: '2.00', isSelected: false }, { amount: '4.00', plan: { kind: 'soldOut' } }),
  ).toEqual({ readyCount: 1, openCount: 1, shortCount: 0, amount: '1.00', isOutdated: false })
})

test('a list of empty lines costs nothing, and none of its lines is open', () => {
  const known = { matches: new Map(), plans: new Map() }
  expect(sumList(emptyList(), known)).toEqual({
    readyCount: 0,
    openCount: 0,
    shortCount: 0,
    amount: '0.00',
    isOutdated: false,
  })
})

test('while the price of another quantity is not known yet, the sum has the earlier one and is outdated', () => {
  expect(sum({ amount: '1.00' }, { amount: '2.00', plan: null })).toEqual({
    readyCount: 2,
    openCount: 0,
    shortCount: 0,
    amount: '3.00',
    isOutdated: true,
  })
  expect(sum({ amount: '1.00' }, { amount: '2.00', plan: null, isSelected: false }).isOutdated).toBe(false)
})

test('a line that is ordered with another one adds nothing, and short lines are counted', () => {
  const included: LinePlan = { kind: 'included', needed: 100, why: 'stock', leaderId: 'l0', leaderNumber: 1 }
  expect(
    sum({ amount: '9.00', plan: toReady('3.00', 'stock') }, { amount: '2.00', plan: included }, { amount: '1.00' }),
  ).toEqual({ readyCount: 3, openCount: 0, shortCount: 2, amount: '4.00', isOutdated: false })
})
