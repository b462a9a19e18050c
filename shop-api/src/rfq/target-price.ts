import { parseDecimal } from '@partgate/schema/decimal.ts'

/** In units of 1e-5 USD: `"0.0187"` is 1870n. The text has at most five decimals. */
export const parseTargetPrice = (text: string) => parseDecimal(text, 5)
