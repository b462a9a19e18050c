type Facts = { status: string; paymentStatus: string }

/** A delivered order can be refunded, and money can arrive for a canceled one; only the last refund changes nothing more. */
export const isSettled = ({ status, paymentStatus }: Facts) =>
  (status === 'CANCELED' || status === 'REFUNDED') && paymentStatus === 'REFUNDED'
