import type { Queryable } from '#db/database.ts'

/** The actual method wins over the one chosen at placing. The caller locks the order's row. */
export const storePaymentMethod = (tx: Queryable, orderId: number, method: 'paypal' | 'bank') =>
  tx.query('update orders set payment_method = $2 where id = $1', [orderId, method], 'payments.storePaymentMethod')
