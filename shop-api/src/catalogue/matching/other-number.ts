import { unwrapDistributor } from '../part-numbers/number-forms.ts'
import { listPackagingVariants } from '../part-numbers/packaging-codes.ts'
import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { listBaseNumbers } from '../part-numbers/similar-numbers.ts'

const minChars = 5
/** Of Newark, RS and Tayda: `17T5136`, `5261569P`, `A-2246`. */
const orderNumber = /^\d{2}[A-Z]\d{4}$|^\d{6,7}P$|^[A-Z]-?\d{3,8}$/i
const isManufacturers = (number: string) =>
  /\d/.test(number) &&
  /\p{L}/u.test(number) &&
  normalizePartNumber(number).length >= minChars &&
  !orderNumber.test(number) &&
  unwrapDistributor(number).length === 0

/** Whether one number begins with the other, but for the packaging. */
const isRelated = (one: string, other: string) => {
  const [variants, others] = [one, other].map((number) =>
    [number, ...listPackagingVariants(number)].map(normalizePartNumber),
  )
  return variants?.some((variant) => others?.some((each) => each.startsWith(variant) || variant.startsWith(each)))
}

/** The manufacturer's numbers beside a distributor's are those of another part. */
export const isOtherNumber = (mpn: string, numbers: readonly string[]) => {
  const own = numbers.filter(isManufacturers)
  return (
    own.length > 0 &&
    !own.some((number) =>
      [number, ...listBaseNumbers(normalizePartNumber(number))].some((each) => isRelated(each, mpn)),
    )
  )
}
