import { getAddressFormat } from '@partgate/schema/address-formats.ts'
import type { FieldRefusal } from '#http/failure.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'

type AddressPart = { country: string; state: string; postal_code: string }

/** The fields that a delivery needs and the address lacks. */
export const findAddressRefusals = ({ country, state, postal_code }: AddressPart): FieldRefusal[] => {
  if (!isCountryCode(country)) return [{ field: 'country', messageKey: 'fields.selectCountry' }]
  const format = getAddressFormat(country)
  const refusals: FieldRefusal[] = []
  if (format.state === 'required' && !state) {
    refusals.push({ field: 'state', messageKey: 'fields.enterState', reason: 'missing' })
  }
  if (format.postalCode === 'required' && !postal_code) {
    refusals.push({ field: 'postal_code', messageKey: 'fields.enterPostalCode', reason: 'missing' })
  }
  return refusals
}
