'use client'
import { useLocale } from 'next-intl'
import type { OrderAddress_PostalAddressFragment } from '#graphql/generated/types.ts'
import { countryName } from '#i18n/country-name.ts'
import { addressLines } from './address-lines.ts'

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: OrderAddress_PostalAddressFragment }) {
  const locale = useLocale()
  return (
    <address style={{ fontStyle: 'normal' }}>
      {addressLines(address).map((line, at) => (
        <p key={at}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>{countryName(address.countryCode, locale)}</p>
      <p>
        <bdi dir="ltr">{address.telephone}</bdi>
      </p>
    </address>
  )
}
