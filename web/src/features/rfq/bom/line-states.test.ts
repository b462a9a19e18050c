import { expect, test } from 'vitest'
import type { BomLine } from './bom-list.ts'
import {
  countLines,
  filterLines,
  type LineFilter,
  type LineVerdict,
  noFilter,
  type Risk,
  toLineState,
} from './line-states.ts'
import { newLine } from './new-lines.ts'
import { type BomMatch, planLine } from './plan-line.ts'
import { sampleMatch } from '#testing/bom-match.ts'

const toState = (line: Partial<BomLine>, match?: BomMatch) => {
  const whole = newLine({ partNumber: 'PART-1', quantity: '4', quantityStatus: 'READ', ...line })
  return toLineState(whole, {
    matches: new Map(match && [[whole.lineId, match]]),
    plans: new Map(match && [[whole.lineId, planLine(whole, match, { boards: 25, attritionPercent: 0 })]]),
  })
}

test.each<[string, Partial<BomLine>, BomMatch | undefined, LineVerdict, Risk[]]>([
  ['an exact match', {}, sampleMatch(), 'EXACT', []],
  ['a choice of the buyer', { productId: 'p1' }, sampleMatch({ match: { verdict: 'SEVERAL' } }), 'CHOSEN', []],
  ['a choice that the shop no longer has', { productId: 'gone' }, sampleMatch(), 'EXACT', []],
  ['a line that waits for its match', {}, undefined, 'PENDING', []],
  ['a part that is not placed', { kind: 'NOT_FITTED' }, sampleMatch(), 'NOT_FITTED', []],
  ['a line without quantity', { quantity: '' }, sampleMatch(), 'EXACT', ['quantity']],
  ['a sold out part', {}, sampleMatch({ price: { availableQuantity: 0 } }), 'EXACT', ['stock']],
  ['a part with too little stock', {}, sampleMatch({ price: { availableQuantity: 50 } }), 'EXACT', ['stock']],
  ['an obsolete part', {}, sampleMatch({ product: { lifecycleStatus: 'OBSOLETE' } }), 'EXACT', ['lifecycle']],
  ['a part without a price', {}, sampleMatch({ match: { price: null } }), 'EXACT', ['request']],
])('%s', (_, line, match, verdict, risks) => {
  expect(toState(line, match)).toMatchObject({ verdict, risks })
})

const states = [
  toState({ partNumber: 'LM358DR', designators: 'U1' }, sampleMatch()),
  toState({ partNumber: 'NE555P' }, sampleMatch({ product: { lifecycleStatus: 'OBSOLETE', partNumber: 'NE555PE4' } })),
  toState({ partNumber: '', value: '10k', kind: 'ALTERNATE' }, sampleMatch({ match: { verdict: 'SEVERAL' } })),
  toState({ partNumber: '', quantity: '' }, undefined),
]

test('alternates and empty lines are not counted', () => {
  const { verdicts, risks } = countLines(states)
  expect([...verdicts]).toEqual([['EXACT', 2]])
  expect([...risks]).toEqual([['lifecycle', 1]])
})

test.each<[Partial<LineFilter>, number[]]>([
  [{}, [0, 1, 2, 3]],
  [{ verdict: 'EXACT' }, [0, 1]],
  [{ risk: 'lifecycle' }, [1]],
  [{ text: ' lm358 ' }, [0]],
  [{ text: 'ne555pe4' }, [1]],
  [{ text: 'u1', verdict: 'SEVERAL' }, []],
])('the filter %o shows the lines %j', (filter, shown) => {
  expect(filterLines(states, { ...noFilter, ...filter })).toEqual(shown.map((at) => states[at]))
})
