import type { CasesOf } from '../case.ts'
import { approvedPayment, guestOrder } from '../buyers.ts'

export const payments: CasesOf<'payments'> = {
  paypalToken: () => ({}),
  paypalCreateOrder: async (shop) => {
    const { orderToken, order_no } = await guestOrder(shop)
    return { orderToken, body: { order_no } }
  },
  paypalCapture: async (shop) => {
    const { orderToken, order_no, paypal_order_id } = await approvedPayment(shop)
    return { orderToken, body: { order_no, paypal_order_id } }
  },
  bankAccount: () => ({}),
  bankConfirm: async (shop) => {
    const { orderToken, order_no } = await guestOrder(shop, { payment_method: 'bank' })
    return { orderToken, body: { order_no, remittance_note: 'Sent on Monday' } }
  },
  methods: () => ({}),
}
