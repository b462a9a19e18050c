/** Without trailing zeros, as a buyer would type it. */
export const shortPrice = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)
