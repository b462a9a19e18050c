import { expect, test } from 'vitest'
import type { NumberLookupQuery } from '#graphql/generated/types.ts'
import { toLookedUp } from './looked-up.ts'

type Match = NonNullable<NumberLookupQuery['matchParts']>[number]

const product: Match['candidates'][number]['product'] = {
  id: 'UHJvZHVjdDox',
  slug: 'rc0603fr-0710kl',
  partNumber: 'RC0603FR-0710KL',
  manufacturerName: 'Yageo',
  description: 'Chip resistor',
  package: '0603',
  dateCode: '2531+',
  imageUrl: null,
  category: null,
  parameters: [],
  stock: 5000,
  leadTimeWeeks: 12,
  minimumOrderQuantity: 10,
  orderMultiple: 10,
  priceBreaks: [{ quantity: 10 }],
}
const price = { orderableQuantity: 30, orderableUnitPrice: { amount: '0.01870' } }
const candidate = { product: { ...product, partNumber: 'RC0603JR-0710KL' }, price: null }

const nothing: Match = {
  verdict: 'NOTHING',
  reason: 'UNKNOWN_NUMBER',
  product: null,
  price: null,
  candidates: [],
  candidateCount: 0,
}
const line = { partNumber: '603-RC0603FR-0710KL', quantity: 25 }

test.each<[string, Partial<Match>, Partial<ReturnType<typeof toLookedUp>>]>([
  [
    'a match with its price; other parts are found by its own number',
    { verdict: 'EXACT', reason: 'DISTRIBUTOR_NUMBER', product, price, candidates: [candidate], candidateCount: 2 },
    { shown: { product, price, isMatch: true }, furtherCandidates: 2, searchText: 'RC0603FR-0710KL' },
  ],
  [
    'the most likely candidate, not as the match',
    { verdict: 'SEVERAL', reason: 'BASE_NUMBER', candidates: [candidate], candidateCount: 5 },
    { shown: { ...candidate, isMatch: false }, furtherCandidates: 4, searchText: line.partNumber },
  ],
  [
    'a single candidate without further ones',
    { verdict: 'SUGGESTION', reason: 'MISSPELLING', candidates: [candidate], candidateCount: 1 },
    { shown: { ...candidate, isMatch: false }, furtherCandidates: 0 },
  ],
  ['nothing, with the reason', {}, { shown: null, furtherCandidates: 0, searchText: line.partNumber }],
])('%s', (_, match, expected) => {
  const whole = { ...nothing, ...match }
  expect(toLookedUp(line, whole)).toMatchObject({
    ...line,
    verdict: whole.verdict,
    reason: whole.reason,
    ...expected,
  })
})
