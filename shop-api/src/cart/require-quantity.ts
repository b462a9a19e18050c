import { failure } from '#http/failure.ts'
import { refuseQuantity, type Terms } from './quantity.ts'

/** Refuses what the rule for quantities refuses, at every door alike. */
export const requireQuantity = (quantity: number, terms: Terms): void => {
  const refusal = refuseQuantity(quantity, terms)
  switch (refusal?.kind) {
    case undefined:
      return
    case 'onRequestOnly':
      throw failure('invalidRequest', { fields: [{ field: 'goods_id', messageKey: 'failures.onRequestOnly' }] })
    case 'belowMinimum':
      throw failure('belowMinimum', { data: { minimum: refusal.minimum } })
    case 'notAMultiple':
      throw failure('notAMultiple', { data: { multiple: refusal.multiple } })
    case 'outOfStock':
      throw failure('outOfStock', { data: { available: refusal.available }, values: { available: refusal.available } })
  }
}
