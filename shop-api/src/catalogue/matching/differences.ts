import type { partAspects } from '@partgate/schema/shop-api/part-match.ts'
import type { GoodsRow } from '../products/goods.ts'
import type { PartKind } from './kinds.ts'
import type { RowPackage } from './row-package.ts'
import type { Rating, RowValue } from './row-value.ts'

export type Difference = {
  aspect: (typeof partAspects)[number]
  parameter: string | null
  requested: string | null
  offered: string | null
}

type Stated = {
  number: string | null
  /** Null where the row names no manufacturer, or the manufacturer of the goods. */
  otherManufacturer: string | null
  rowPackage: RowPackage | null
  kind: PartKind | null
  value: RowValue | null
  /** A number says what the row leaves open, so only what contradicts it differs. */
  isByNumber: boolean
}

/** Rows round values: 14.318182 MHz is 14.31818 MHz. */
const valueTolerance = 1e-6
export const withTolerance = ({ min, max }: Pick<RowValue, 'min' | 'max'>) => ({
  least: min - Math.abs(min) * valueTolerance,
  most: max + Math.abs(max) * valueTolerance,
})
/** A rating of 1/16 W is written 0.0625 W or 0.063 W. */
const ratingTolerance = 0.01

const isEqual = (rating: Rating, { value, display }: { value: number | null; display: string }) => {
  if ('word' in rating) return display.toUpperCase() === rating.word
  const requested = 'min' in rating ? rating.min : 'max' in rating ? rating.max : rating.equal
  return value !== null && Math.abs(value - requested) <= Math.abs(requested) * ratingTolerance
}

export const meetsRating = (rating: Rating, { value, display }: { value: number | null; display: string }) => {
  if ('word' in rating || 'equal' in rating) return isEqual(rating, { value, display })
  if (value === null) return false
  return 'min' in rating ? value >= rating.min * (1 - ratingTolerance) : value <= rating.max * (1 + valueTolerance)
}

export const listRatingKeys = ({ atLeast, atMost, unit, name }: PartKind) => [
  ...new Set([...Object.values(atLeast), ...Object.values(atMost)]),
  ...(unit === 'F' ? ['dielectric', 'absolute_tolerance'] : []),
  ...(name === 'crystal' ? ['load_capacitance'] : []),
]

const maxChars = 200

/** Ratings that the part has otherwise, also better ones, and those that the row leaves open. */
const listParameters = ({ params }: GoodsRow, kind: PartKind, { ratings }: RowValue): Difference[] =>
  listRatingKeys(kind).flatMap((key): Difference[] => {
    const rating = ratings.find((each) => each.key === key)
    const param = params.find((each) => each.key === key)
    if ((!rating && !param) || (rating && param && isEqual(rating, param))) return []
    return [{ aspect: 'parameter', parameter: key, requested: rating?.typed ?? null, offered: param?.display ?? null }]
  })

/** Value and ratings that the part does not reach. */
const listContradictions = ({ params }: GoodsRow, kind: PartKind, value: RowValue): Difference[] => {
  const { least, most } = withTolerance(value)
  const isOutside = (amount: number | null) => amount !== null && (amount < least || amount > most)
  const main = params.find(({ key, value: amount }) => key === kind.attribute && isOutside(amount))
  const requested = value.typed.slice(0, maxChars)
  return [
    ...(main ? [{ aspect: 'parameter' as const, parameter: main.key, requested, offered: main.display }] : []),
    ...value.ratings.flatMap((rating): Difference[] => {
      const param = params.find(({ key }) => key === rating.key)
      if (!param || meetsRating(rating, param)) return []
      return [{ aspect: 'parameter', parameter: param.key, requested: rating.typed, offered: param.display }]
    }),
  ]
}

const toUpper = (number: string) => number.normalize('NFKC').trim().toUpperCase()

/** Case is ignored. */
export const isSameNumber = ({ mpn, order_code }: Pick<GoodsRow, 'mpn' | 'order_code'>, number: string) =>
  [mpn, order_code].some((each) => toUpper(each) === toUpper(number))

export const listDifferences = (goods: GoodsRow, stated: Stated): Difference[] => {
  const { number, otherManufacturer, rowPackage, kind, value, isByNumber } = stated
  const compare = (aspect: Difference['aspect'], requested: string | null, offered: string): Difference[] => [
    { aspect, parameter: null, requested: requested && requested.slice(0, maxChars), offered },
  ]
  return [
    ...(number === null || isSameNumber(goods, number) ? [] : compare('part_number', number, goods.order_code)),
    ...(otherManufacturer === null ? [] : compare('manufacturer', otherManufacturer, goods.manufacturer)),
    ...(!rowPackage || rowPackage.packages.includes(goods.package)
      ? []
      : compare('package', rowPackage.text, goods.package)),
    ...(kind && value ? (isByNumber ? listContradictions : listParameters)(goods, kind, value) : []),
    ...(goods.lifecycle === 'active' ? [] : compare('lifecycle', null, goods.lifecycle)),
  ]
}
