import type { Packing, Price } from './part.ts'

const stepFor = ({ one }: Price) => (one < 0.02 ? 100 : one < 0.15 ? 10 : 1)

export const reel = (orderCode: string, quantity: number): Packing => ({
  packaging: 'reel',
  quantity,
  orderCode,
  minimum: quantity,
  multiple: quantity,
})

export const tape = (mpn: string, price: Price, ...reels: (number | readonly [string, number])[]): Packing[] => [
  { packaging: 'cut_tape', quantity: 1, orderCode: mpn, minimum: stepFor(price), multiple: stepFor(price) },
  ...reels.map((choice) => (typeof choice === 'number' ? reel(mpn, choice) : reel(...choice))),
]

const loose =
  (packaging: 'tube' | 'tray' | 'bulk') =>
  (orderCode: string, quantity: number, step = 1): Packing => ({
    packaging,
    quantity,
    orderCode,
    minimum: step,
    multiple: step,
  })
export const tube = loose('tube')
export const tray = loose('tray')
export const bulk = (orderCode: string, price: Price) => loose('bulk')(orderCode, 1, stepFor(price))
