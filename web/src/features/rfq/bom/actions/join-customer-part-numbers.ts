import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import type { BomLine } from '../bom-list.ts'

/** One number for the lines of a product: all of them where they fit, else the first. */
export const joinCustomerPartNumbers = (lines: readonly Pick<BomLine, 'customerPartNumber'>[]): string => {
  const [first = '', ...others] = new Set(lines.map((line) => line.customerPartNumber).filter(Boolean))
  const all = [first, ...others].join(', ')
  return all.length <= maxCustomerPartNumberChars ? all : first
}
