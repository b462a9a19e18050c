import type { Queryable } from '#db/database.ts'

/** How the buyer pays in the end, whatever was said when the order was placed. The caller holds the order's row. */
export const choosePaymentMethod = (tx: Queryable, orderId: number, method: 'paypal' | 'bank') =>
  tx.query('update orders set payment_method = $2 where id = $1', [orderId, method], 'payments.chooseMethod')
