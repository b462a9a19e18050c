import type { BomMatch, LinePlan } from '#features/rfq/bom/plan-line.ts'

const product = {
  id: 'p1',
  slug: 'part-1',
  partNumber: 'PART-1',
  manufacturerName: 'Murata',
  lifecycleStatus: 'ACTIVE' as const,
  leadTimeWeeks: 8,
  stock: 5_000,
  minimumOrderQuantity: 10,
  orderMultiple: 5,
  packaging: 'CUT_TAPE' as const,
  standardPackQuantity: 1,
}

const price = {
  quantity: 100,
  extendedPrice: { amount: '1.01' },
  orderableQuantity: 100,
  availableQuantity: 100,
  availableUnitPrice: { amount: '0.01005' },
  availableExtendedPrice: { amount: '1.01' },
  nextBreak: null,
}

type Changes = {
  match?: Partial<BomMatch>
  product?: Partial<NonNullable<BomMatch['product']>>
  price?: Partial<NonNullable<BomMatch['price']>>
}

export const sampleMatch = (changes: Changes = {}): BomMatch => ({
  verdict: 'EXACT',
  reason: 'SAME_NUMBER',
  matchedNumber: 'PART-1',
  differences: [],
  cheaperPackaging: null,
  smallerPackaging: null,
  product: { ...product, ...changes.product },
  price: { ...price, ...changes.price },
  ...changes.match,
})

type ReadyPlan = Extract<LinePlan, { kind: 'ready' }>

export const sampleReady = ({
  price: changes,
  ...plan
}: Omit<Partial<ReadyPlan>, 'price'> & Pick<Changes, 'price'> = {}) => {
  const ready: ReadyPlan = {
    kind: 'ready',
    productId: 'p1',
    needed: 100,
    ordered: 100,
    price: { ...price, ...changes },
    why: 'none',
    lineCount: 1,
    neededByAll: plan.needed ?? 100,
    ...plan,
  }
  return ready
}
