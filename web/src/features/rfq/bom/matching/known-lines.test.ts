import { expect, test } from 'vitest'
import type { BomLine, BomList } from '../bom-list.ts'
import { findKnown, findWanted } from './known-lines.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { sampleMatch } from '#testing/bom-match.ts'

const part = { lineId: 'a', partNumber: 'PART-1', quantity: '4', quantityStatus: 'READ' } as const
const toList = (line: Partial<BomLine>, boards = 25): BomList => ({ ...emptyList(), boards, lines: [newLine(line)] })
const store = (list: BomList) =>
  new Map(findWanted(list).map(({ line, ...keyed }) => [line.lineId, { ...keyed, match: sampleMatch() }]))

test.each<[string, Partial<BomLine>, number, boolean, boolean]>([
  ['its match stays', part, 25, true, true],
  ['the selection does not matter', { ...part, isSelected: false }, 25, true, true],
  ['another number of boards needs another price only', part, 26, true, false],
  ['another quantity needs another price only', { ...part, quantity: '5' }, 25, true, false],
  ['another part number needs another match', { ...part, partNumber: 'PART-2' }, 25, false, false],
  ['another choice needs the price of that product', { ...part, productId: 'p2' }, 25, false, false],
])('of a matched line, %s', (_, line, boards, isMatched, isPlanned) => {
  const { matches, plans } = findKnown(toList(line, boards), store(toList(part)))
  expect(matches.has('a')).toBe(isMatched)
  expect(plans.has('a')).toBe(isPlanned)
})

test.each<[string, Partial<BomLine>, string | undefined, string | undefined]>([
  ['an empty line has no verdict', { lineId: 'a' }, undefined, undefined],
  ['a quantity alone cannot be matched', { ...part, partNumber: '' }, 'NOTHING', 'noProduct'],
  ['a line that is not fitted has a plan only', { ...part, kind: 'NOT_FITTED' }, undefined, 'notFitted'],
  ['a title is no line', { ...part, kind: 'TITLE' }, undefined, undefined],
])('%s, and the shop is not requested', (_, line, verdict, plan) => {
  const list = toList(line)
  const { matches, plans } = findKnown(list, new Map())
  expect(findWanted(list)).toEqual([])
  expect(matches.get('a')?.verdict).toBe(verdict)
  expect(plans.get('a')?.kind).toBe(plan)
})

test('every number of the row is sent once', () => {
  const otherNumbers = ['603-PART-1', 'PART-1', ' ', 'X'.repeat(101)]
  const numbers = { otherNumbers, internalNumbers: ['4711-B', 'X'.repeat(101)] }
  expect(findWanted(toList({ ...part, ...numbers }))[0]?.query).toMatchObject({
    partNumbers: ['PART-1', '603-PART-1'],
    internalPartNumbers: ['4711-B'],
    quantity: 100,
  })
})

test('a line with nothing but the number of a distributor has its match', () => {
  const list = toList({ lineId: 'a', otherNumbers: ['603-PART-1'] })
  expect(findKnown(list, store(list)).matches.has('a')).toBe(true)
})
