/** Keeps text from left to right inside text from right to left: part numbers, order numbers, amounts. */
export const isolateLtr = (text: string) => `\u2066${text}\u2069`

/** Gives a text of unknown direction its own direction. */
export const isolate = (text: string) => `\u2068${text}\u2069`
