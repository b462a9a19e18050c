/** An order that waits this long for sales, without any change, no longer holds its stock. */
const waitDays = 14

/**
 * SQL of the time at which the shop cancels an order, or null. Until sales sets the freight or confirms the transfer that a
 * guest has declared, the time counts from the last change of the order.
 */
export const deadlineSql = `
  case
    when status = 'unpaid' and payment_status = 'none' and (expires_at is not null or freight_cents is not null)
      then expires_at
    when (status = 'unpaid' and payment_status = 'none')
      or (status = 'confirming' and payment_status = 'declared' and user_id is null)
      then updated_at + interval '${waitDays} days'
  end`
