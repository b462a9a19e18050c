import type { FieldRefusal } from '#http/failure.ts'
import { isCountry } from './countries.ts'

/** Where a parcel is not taken without the state, province, prefecture or emirate. */
const withState = new Set('AE AU BR CA CN ID IN IT JP MX MY TH US'.split(' '))

/** Where the post has no codes, or nobody writes them. */
const withoutPostalCode = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR
  NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU WS YE ZW`.split(/\s+/),
)

type Place = { country: string; state: string; postal_code: string }

/** What a parcel would need and the address lacks; none where it can be delivered to. */
export const addressRefusals = ({ country, state, postal_code }: Place): FieldRefusal[] => {
  if (!isCountry(country)) return [{ field: 'country', messageKey: 'fields.selectCountry' }]
  const refusals: FieldRefusal[] = []
  if (withState.has(country) && !state) refusals.push({ field: 'state', messageKey: 'fields.enterState' })
  if (!withoutPostalCode.has(country) && !postal_code) {
    refusals.push({ field: 'postal_code', messageKey: 'fields.enterPostalCode' })
  }
  return refusals
}
