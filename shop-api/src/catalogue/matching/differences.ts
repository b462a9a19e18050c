import type { partAspects } from '@partgate/schema/shop-api/part-match.ts'
import type { GoodsRow } from '../products/goods.ts'
import type { Parameter } from '../wording/part-values.ts'
import type { PartKind } from './kinds.ts'
import { isInFamily, isSameOutline } from '../query-parser/package-families.ts'
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
  /** `DIL`, of which the row does not state the pins; empty where the row has none. */
  family: string
  /** The row's word for a kind of which the goods are not; null where it has none. */
  otherKind: string | null
  kind: PartKind | null
  value: RowValue | null
  /** The goods have the number of the row or a similar one: then only what contradicts the row differs, not what it leaves open. */
  isFoundByNumber: boolean
}

/** Parts lists have rounded values: 14.318182 MHz is written 14.31818 MHz. */
const valueRounding = 1e-6
export const toValueLimits = ({ min, max }: Pick<RowValue, 'min' | 'max'>) => ({
  least: min - Math.abs(min) * valueRounding,
  most: max + Math.abs(max) * valueRounding,
})
/** A rating of 1/16 W is written 0.0625 W or 0.063 W. */
const ratingRounding = 0.01

/** `1.8–3.3 V`. */
const isWithin = (requested: number, display: string) => {
  const [, least, most] = /^([\d.]+)–([\d.]+) \p{L}/u.exec(display) ?? []
  return least !== undefined && Number(least) <= requested && requested <= Number(most)
}

/** In meters. LEDs of one color differ by a few nanometers, and not every list rounds alike. */
const [sameWavelength, similarWavelength] = [5.1e-9, 15.1e-9]
const isNear = (value: number | null, near: number, distance: number) =>
  value !== null && Math.abs(value - near) <= distance

const isEqual = (rating: Rating, { value, display }: Pick<Parameter, 'value' | 'display'>) => {
  if ('word' in rating) return display.toUpperCase() === rating.word
  if ('near' in rating) return isNear(value, rating.near, sameWavelength)
  const requested = 'min' in rating ? rating.min : 'max' in rating ? rating.max : rating.equal
  if (value === null) return 'equal' in rating && isWithin(requested, display)
  return Math.abs(value - requested) <= Math.abs(requested) * ratingRounding
}

export const meetsRating = (rating: Rating, { value, display }: Pick<Parameter, 'value' | 'display'>) => {
  if ('word' in rating || 'equal' in rating) return isEqual(rating, { value, display })
  if ('near' in rating) return isNear(value, rating.near, similarWavelength)
  if (value === null) return false
  return 'min' in rating ? value >= rating.min * (1 - ratingRounding) : value <= rating.max * (1 + valueRounding)
}

export const listRatingKeys = ({ atLeast, atMost, unit, name }: PartKind) => [
  ...new Set([...Object.values(atLeast), ...Object.values(atMost)]),
  ...(unit === 'F' ? ['dielectric', 'absolute_tolerance'] : []),
  ...(name === 'crystal' ? ['load_capacitance'] : []),
  ...(unit === 'Hz' ? ['supply_voltage'] : []),
  ...(name === 'fuse' ? ['blow'] : []),
  ...(name === 'tvs' ? ['polarity'] : []),
  ...(name === 'array' ? ['circuit'] : []),
  ...(name === 'led' ? ['wavelength'] : []),
]

const maxChars = 200

const createParameterDifference = (
  parameter: string,
  requested: string | undefined,
  offered: string | undefined,
): Difference => ({
  aspect: 'parameter',
  parameter,
  requested: requested?.slice(0, maxChars) ?? null,
  offered: offered ?? null,
})

/** Every rating that differs, also a better one, or that only the row or only the part has; not the main value, unless the row states it more
 * closely than by a color. */
const listRatingDifferences = (params: readonly Parameter[], kind: PartKind, { ratings }: RowValue): Difference[] =>
  listRatingKeys(kind).flatMap((key): Difference[] => {
    const rating = ratings.find((each) => each.key === key)
    const param = params.find((each) => each.key === key)
    const isOpen = !rating && (!param || key === kind.attribute)
    if (isOpen || (rating && param && isEqual(rating, param))) return []
    return [createParameterDifference(key, rating?.typed, param?.display)]
  })

/** A main value outside the limits, and ratings that the part does not meet; parameters that the shop does not know are skipped. */
const listContradictions = (params: readonly Parameter[], kind: PartKind, value: RowValue): Difference[] => {
  const { least, most } = toValueLimits(value)
  const isOutside = (amount: number | null) => amount !== null && (amount < least || amount > most)
  const main = params.find(({ key, value: amount }) => key === kind.attribute && isOutside(amount))
  return [
    ...(main ? [createParameterDifference(main.key, value.typed, main.display)] : []),
    ...value.ratings.flatMap((rating) => {
      const param = params.find(({ key }) => key === rating.key)
      const isMet = (each: Parameter) => ('near' in rating ? isEqual : meetsRating)(rating, each)
      return param && param !== main && !isMet(param)
        ? [createParameterDifference(param.key, rating.typed, param.display)]
        : []
    }),
  ]
}

const toUpper = (number: string) => number.normalize('NFKC').trim().toUpperCase()

/** Case is ignored. */
export const isSameNumber = ({ mpn, order_code }: Pick<GoodsRow, 'mpn' | 'order_code'>, number: string) =>
  [mpn, order_code].some((each) => toUpper(each) === toUpper(number))

export const listDifferences = (goods: GoodsRow, params: readonly Parameter[], stated: Stated): Difference[] => {
  const { number, otherManufacturer, rowPackage, family, otherKind, kind, value, isFoundByNumber } = stated
  const compare = (aspect: Difference['aspect'], requested: string | null, offered: string | null): Difference[] => [
    { aspect, parameter: null, requested: requested && requested.slice(0, maxChars), offered },
  ]
  const isSamePackage = rowPackage
    ? rowPackage.packages.includes(goods.package) || (isFoundByNumber && isSameOutline(rowPackage.text, goods.package))
    : family === '' || isInFamily(family, goods.package)
  return [
    ...(number === null || isSameNumber(goods, number) ? [] : compare('part_number', number, goods.order_code)),
    ...(otherManufacturer === null ? [] : compare('manufacturer', otherManufacturer, goods.manufacturer)),
    ...(isSamePackage ? [] : compare('package', rowPackage?.text ?? family, goods.package)),
    // The service adds the category's name in the language of the request.
    ...(otherKind === null ? [] : compare('category', otherKind, null)),
    ...(kind && value ? (isFoundByNumber ? listContradictions : listRatingDifferences)(params, kind, value) : []),
    ...(goods.lifecycle === 'active' ? [] : compare('lifecycle', null, goods.lifecycle)),
  ]
}
