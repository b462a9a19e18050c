export const cartTitleId = 'cart-title'
export const removeButtonId = (lineId: string) => `remove-${lineId}`
export const quantityId = (lineId: string) => `quantity-${lineId}`
/** Focus targets when lines leave the cart. */
export const cartTargets = { toButtonId: removeButtonId, titleId: cartTitleId }
