import { readOrderNo } from '@partgate/schema/typed-numbers.ts'

/** Accepts order numbers in any spelling (`pg7k3m9x2q4t`) and serial numbers with separators; null otherwise. */
export const readOrderName = (text: string): string | null => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : readOrderNo(text)
}
