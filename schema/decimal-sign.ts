export type DecimalSign = '.' | ','

/** The sign that the language uses with Latin digits. */
export const getDecimalSign = (tag: string): DecimalSign =>
  new Intl.NumberFormat(`${tag}-u-nu-latn`).format(0.5).includes(',') ? ',' : '.'
