import { type Failure, failure } from '#http/failure.ts'
import { countAddable, refuseQuantity, type Terms } from './quantity.ts'

/** `field` is the request's id of the goods; `inCart` is the part of an added line's quantity that the cart already has. */
type Requested = { field: 'goods_id' | 'cart_id'; inCart?: number }

/** Null where the quantity can be sold. */
export const toQuantityFailure = (quantity: number, terms: Terms, { field, inCart }: Requested): Failure | null => {
  const refusal = refuseQuantity(quantity, terms)
  switch (refusal?.kind) {
    case undefined:
      return null
    case 'onRequestOnly':
      return failure('onRequestOnly', { fields: [{ field, messageKey: 'failures.onRequestOnly' }] })
    case 'belowMinimum':
      return failure('belowMinimum', { data: { minimum: refusal.minimum } })
    case 'notAMultiple':
      return failure('notAMultiple', { data: { multiple: refusal.multiple } })
    case 'outOfStock':
      return failure('outOfStock', {
        data: {
          available: refusal.available,
          ...(inCart !== undefined && { addable: countAddable(inCart, terms) }),
        },
        values: { available: refusal.available },
      })
  }
}

export const requireQuantity = (quantity: number, terms: Terms, requested: Requested): void => {
  const refusal = toQuantityFailure(quantity, terms, requested)
  if (refusal) throw refusal
}
