/** All prices and amounts of the shop. */
export const shopCurrency = 'USD'
