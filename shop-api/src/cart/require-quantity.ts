import { type Failure, failure } from '#http/failure.ts'
import { refuseQuantity, type Terms } from './quantity.ts'

/** Null where the quantity can be sold. */
export const toQuantityFailure = (quantity: number, terms: Terms): Failure | null => {
  const refusal = refuseQuantity(quantity, terms)
  switch (refusal?.kind) {
    case undefined:
      return null
    case 'onRequestOnly':
      return failure('invalidRequest', { fields: [{ field: 'goods_id', messageKey: 'failures.onRequestOnly' }] })
    case 'belowMinimum':
      return failure('belowMinimum', { data: { minimum: refusal.minimum } })
    case 'notAMultiple':
      return failure('notAMultiple', { data: { multiple: refusal.multiple } })
    case 'outOfStock':
      return failure('outOfStock', { data: { available: refusal.available }, values: { available: refusal.available } })
  }
}

export const requireQuantity = (quantity: number, terms: Terms): void => {
  const refusal = toQuantityFailure(quantity, terms)
  if (refusal) throw refusal
}
