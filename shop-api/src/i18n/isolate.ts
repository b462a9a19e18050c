/** Keeps text from left to right inside text from right to left: part numbers, order numbers, amounts. */
export const isolateLtr = (text: string) => `\u2066${text}\u2069`
