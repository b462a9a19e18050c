import { expect, test } from 'vitest'
import type { BomLine } from './bom-list.ts'
import {
  countLines,
  createLineFilter,
  findReplacedId,
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

const contradicting = sampleMatch({ match: { differences: [{ aspect: 'PACKAGE' }] } })
const ofOtherCategory = sampleMatch({ match: { differences: [{ aspect: 'CATEGORY' }] } })

const cutTape = { id: 'p2', partNumber: 'PART-1-T', packaging: 'CUT_TAPE', standardPackQuantity: 1 } as const
const surplus = sampleMatch({
  price: { orderableQuantity: 5_000, availableQuantity: 5_000, availableExtendedPrice: { amount: '50.00' } },
})
const reel = sampleMatch({ match: { cheaperPackaging: cutTape } })

test.each<[string, Partial<BomLine>, BomMatch | undefined, LineVerdict, Risk[]]>([
  ['an exact match', {}, sampleMatch(), 'EXACT', []],
  ['a choice of the buyer', { productId: 'p1' }, sampleMatch({ match: { verdict: 'SEVERAL' } }), 'CHOSEN', []],
  ['a choice that the shop no longer has', { productId: 'gone' }, sampleMatch(), 'EXACT', []],
  ['a line that waits for its match', {}, undefined, 'PENDING', []],
  ['a part that is not placed', { kind: 'NOT_FITTED' }, sampleMatch(), 'NOT_FITTED', []],
  ['a line without quantity', { quantity: '' }, sampleMatch(), 'EXACT', ['quantity']],
  ['a line with an invalid quantity', { quantity: '10k' }, sampleMatch(), 'EXACT', ['quantity']],
  ['a line with a target price in euros', { targetPrice: '0.05 EUR' }, sampleMatch(), 'EXACT', ['targetPrice']],
  ['a sold out part', {}, sampleMatch({ price: { availableQuantity: 0 } }), 'EXACT', ['stock']],
  ['a part with too little stock', {}, sampleMatch({ price: { availableQuantity: 50 } }), 'EXACT', ['stock']],
  ['an obsolete part', {}, sampleMatch({ product: { lifecycleStatus: 'OBSOLETE' } }), 'EXACT', ['lifecycle']],
  ['a part of another package', {}, contradicting, 'EXACT', ['differs']],
  ['a part of another category', {}, ofOtherCategory, 'EXACT', ['differs']],
  ['a part that the buyer chose in spite of its package', { productId: 'p1' }, contradicting, 'CHOSEN', []],
  [
    'a part with another manufacturer only',
    {},
    sampleMatch({ match: { differences: [{ aspect: 'MANUFACTURER' }] } }),
    'EXACT',
    [],
  ],
  ['a reel that cut tape undercuts', {}, reel, 'EXACT', ['packaging']],
  ['a reel that the buyer chose', { productId: 'p1' }, reel, 'CHOSEN', []],
  ['a reel for a fraction of its pieces', {}, surplus, 'EXACT', ['surplus']],
  ['a part without a price', {}, sampleMatch({ match: { price: null } }), 'EXACT', ['request']],
])('%s', (_, line, match, verdict, risks) => {
  expect(toState(line, match)).toMatchObject({ verdict, risks })
})

test('a lifecycle risk stays while the line waits for the price of another quantity', () => {
  const line = newLine({ partNumber: 'PART-1' })
  const match = sampleMatch({ product: { lifecycleStatus: 'OBSOLETE' } })
  const state = toLineState(line, { matches: new Map([[line.lineId, match]]), plans: new Map() })
  expect([state.risks, findReplacedId(state)]).toEqual([['lifecycle'], 'p1'])
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
  expect(createLineFilter()(states, { ...noFilter, ...filter })).toEqual(shown.map((at) => states[at]))
})

test.each<[string, Partial<LineFilter>, Partial<BomLine>]>([
  ['verdict', { verdict: 'NOTHING' }, { partNumber: 'NE555P' }],
  ['text', { text: 'xq-9000' }, { partNumber: 'NE555P' }],
  ['risk', { risk: 'quantity' }, { quantity: '4' }],
])(
  'a line that is edited so that the filter of its %s no longer finds it stays shown until the filter changes',
  (_, conditions, edit) => {
    const lines = ['a', 'b', 'c'].map((lineId) => ({ lineId, partNumber: `XQ-9000-${lineId}`, quantity: '' }))
    const nothing = sampleMatch({ match: { verdict: 'NOTHING' } })
    const before = lines.map((line) => toState(line, nothing))
    const after = lines.map((line, at) =>
      at === 1 ? toState({ ...line, ...edit }, sampleMatch()) : toState(line, nothing),
    )
    const filter = { ...noFilter, ...conditions }
    const filterLines = createLineFilter()
    expect(filterLines(before, filter)).toEqual(before)
    expect(filterLines(after, filter)).toEqual(after)
    expect(filterLines(after, { ...filter })).toEqual([after[0], after[2]])
  },
)
