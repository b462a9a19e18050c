export type DecimalSign = '.' | ','

/** The sign that the language uses with Latin digits. */
export const getDecimalSign = (tag: string): DecimalSign =>
  new Intl.NumberFormat(`${tag}-u-nu-latn`).format(0.5).includes(',') ? ',' : '.'

/** The sign between thousands in the language, with Latin digits. */
export const getGroupSign = (tag: string) =>
  new Intl.NumberFormat(`${tag}-u-nu-latn`).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? ','
