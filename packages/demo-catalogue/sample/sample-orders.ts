import type { Order } from '@partgate/schema/shop-api/orders.ts'

export type SampleStep = { afterHours: number } & (
  | { do: 'pay' | 'confirm' | 'receive' | 'cancel' | 'expire' | 'refund' | 'hold' }
  | { do: 'ship'; number: string }
  | { do: 'remark'; text: string }
)

export type SampleOrder = {
  daysAgo: number
  lineBudgetsUsd: readonly number[]
  method: Order['payment_method']
  carrier: Order['carrier']
  shipTo: 'office' | 'plant'
  purchaseOrderNo?: string
  remark?: string
  steps: readonly SampleStep[]
}

const paid = (): SampleStep[] => [
  { do: 'pay', afterHours: 0.1 },
  { do: 'confirm', afterHours: 3 },
]
const transferred = (): SampleStep[] => [
  { do: 'pay', afterHours: 2 },
  { do: 'confirm', afterHours: 27 },
]

export const sampleOrders: readonly SampleOrder[] = [
  {
    daysAgo: 131.2,
    lineBudgetsUsd: [120, 75, 180],
    method: 'paypal',
    carrier: 'ups',
    shipTo: 'office',
    steps: [...paid(), { do: 'ship', afterHours: 26, number: '1Z999AA10123456784' }, { do: 'receive', afterHours: 98 }],
  },
  {
    daysAgo: 112.4,
    lineBudgetsUsd: [540, 90],
    method: 'bank',
    carrier: 'fedex',
    shipTo: 'plant',
    purchaseOrderNo: '4500017312',
    remark: 'Please put our purchase order number on the parcel.',
    steps: [
      ...transferred(),
      { do: 'ship', afterHours: 50, number: '770012345678' },
      { do: 'remark', afterHours: 51, text: 'Your purchase order number is on the label and on the invoice.' },
      { do: 'receive', afterHours: 196 },
    ],
  },
  {
    daysAgo: 96.1,
    lineBudgetsUsd: [165],
    method: 'paypal',
    carrier: 'dhl',
    shipTo: 'office',
    steps: [{ do: 'cancel', afterHours: 3.5 }],
  },
  {
    daysAgo: 70.45,
    lineBudgetsUsd: [780],
    method: 'bank',
    carrier: 'ups',
    shipTo: 'plant',
    steps: [{ do: 'expire', afterHours: 24 }],
  },
  {
    daysAgo: 41.35,
    lineBudgetsUsd: [90, 270, 42],
    method: 'bank',
    carrier: 'dhl',
    shipTo: 'plant',
    steps: [
      ...transferred(),
      { do: 'ship', afterHours: 47, number: 'JD014600003999999998' },
      { do: 'receive', afterHours: 120 },
    ],
  },
  {
    daysAgo: 26.25,
    lineBudgetsUsd: [330],
    method: 'paypal',
    carrier: 'fedex',
    shipTo: 'office',
    steps: [
      ...paid(),
      { do: 'ship', afterHours: 24, number: '770012345679' },
      { do: 'receive', afterHours: 168 },
      { do: 'refund', afterHours: 340 },
      { do: 'remark', afterHours: 341, text: 'Your return has arrived. Thank you for the photos of the damaged tray.' },
    ],
  },
  {
    daysAgo: 4.1,
    lineBudgetsUsd: [54, 420, 120],
    method: 'bank',
    carrier: 'fedex',
    shipTo: 'plant',
    steps: [...transferred(), { do: 'ship', afterHours: 49, number: '770012345680' }],
  },
  {
    daysAgo: 1.9,
    lineBudgetsUsd: [150, 105],
    method: 'paypal',
    carrier: 'ups',
    shipTo: 'plant',
    remark: 'Please ship everything in one parcel.',
    steps: [...paid(), { do: 'remark', afterHours: 4, text: 'We ship both lines together, tomorrow.' }],
  },
  {
    daysAgo: 1.2,
    lineBudgetsUsd: [255],
    method: 'bank',
    carrier: 'dhl',
    shipTo: 'office',
    steps: [{ do: 'pay', afterHours: 6 }],
  },
  {
    daysAgo: 0.3,
    lineBudgetsUsd: [84, 84],
    method: 'paypal',
    carrier: 'ups',
    shipTo: 'office',
    steps: [{ do: 'pay', afterHours: 0.1 }],
  },
  {
    daysAgo: 0.15,
    lineBudgetsUsd: [285, 135],
    method: 'bank',
    carrier: 'dhl',
    shipTo: 'plant',
    remark: 'Please hold the parts until our purchase order is approved.',
    steps: [
      { do: 'hold', afterHours: 1 },
      { do: 'remark', afterHours: 1, text: 'We hold the parts for you. There is no deadline for the payment.' },
    ],
  },
]

export type SampleRequest = {
  daysAgo: number
  /** Null while sales has not replied. */
  viewedAfterHours: number | null
  comment: string
  parts: readonly {
    pieces: number
    unlisted?: { partNumber: string; manufacturer: string }
  }[]
}

export const sampleRequests: readonly SampleRequest[] = [
  {
    daysAgo: 104.3,
    viewedAfterHours: 5,
    comment: 'Forecast for the first half year. Please quote for two deliveries.',
    parts: [{ pieces: 12_000 }, { pieces: 12_000 }, { pieces: 3_000 }],
  },
  {
    daysAgo: 49.2,
    viewedAfterHours: 20,
    comment: 'Any date code from this year or last year.',
    parts: [{ pieces: 500, unlisted: { partNumber: 'XC2S100-5PQ208I', manufacturer: 'Xilinx' } }],
  },
  {
    daysAgo: 9.4,
    viewedAfterHours: 3,
    comment: '',
    parts: [{ pieces: 20_000 }, { pieces: 5_000 }],
  },
  {
    daysAgo: 0.4,
    viewedAfterHours: null,
    comment: 'Needed for a pilot run of 250 boards.',
    parts: [{ pieces: 250 }, { pieces: 500 }, { pieces: 1_000 }, { pieces: 2_500 }],
  },
]
