import type { CasesOf } from '../case.ts'
import { approvePayment, placeGuestOrder } from '../placed-orders.ts'

export const payments: CasesOf<'payments'> = {
  paypalToken: () => ({}),
  paypalCreateOrder: async (shop) => {
    const { orderToken, order_no } = await placeGuestOrder(shop)
    return { orderToken, body: { order_no } }
  },
  paypalCapture: async (shop) => {
    const { orderToken, order_no, paypal_order_id } = await approvePayment(shop)
    return { orderToken, body: { order_no, paypal_order_id } }
  },
  bankAccount: () => ({}),
  bankConfirm: async (shop) => {
    const { orderToken, order_no } = await placeGuestOrder(shop, { payment_method: 'bank' })
    return { orderToken, body: { order_no, remittance_note: 'Sent on Monday' } }
  },
  methods: () => ({}),
}
