/** Decimals are calculated as integers of their last place, because floats round. `1870n` with two places is `"18.70"`. */
export const formatDecimal = (value: bigint, places: number) => {
  const digits = `${value}`.padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** `"18.7"` with two places is `1870n`. Further places are cut off. */
export const parseDecimal = (text: string, places: number) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places))
}

/** For a unit price in units of 1e-5 USD, rounded half up to the cent. */
export const calculateAmountCents = (unitPrice: bigint, quantity: number) =>
  (unitPrice * BigInt(quantity) + 500n) / 1000n
