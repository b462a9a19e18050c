import { describe, expect, test } from 'vitest'
import { paymentPath } from '@partgate/schema/pages.ts'
import { parsePayAddress } from './pay-address.ts'

const number = 'PG-7K3M9-X2Q4T'
const token = '5O190127TN364715T'
const nothing = { orderNumber: null, paypalOrderId: null, isCanceled: false }

describe('the address of a payment', () => {
  test.for([
    ['', { orderNumber: null }],
    ['order_no=', { orderNumber: null }],
    ['order_no=PG-1', { orderNumber: null }],
    [`order_no=${number}`, { orderNumber: number }],
    [`order_no=%20${number.toLowerCase()}`, { orderNumber: number }],
    [`order_no=${number}&token=${token}&PayerID=ABC`, { orderNumber: number, paypalOrderId: token }],
    [`order_no=${number}&token=${token}`, { orderNumber: number, paypalOrderId: token }],
    [`order_no=${number}&token=<script>`, { orderNumber: number }],
    [`order_no=${number}&canceled=1&token=${token}`, { orderNumber: number, isCanceled: true }],
  ] as const)('?%s', ([search, said]) =>
    expect(parsePayAddress(new URLSearchParams(search))).toEqual({ ...nothing, ...said }),
  )

  test('is parsed as it is written', () =>
    expect(parsePayAddress(new URL(paymentPath(number), 'https://shop.example').searchParams).orderNumber).toBe(number))
})
