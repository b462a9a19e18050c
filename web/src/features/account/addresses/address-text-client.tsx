'use client'
import { addressLines } from '@partgate/schema/address-lines.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import type { StoredAddress } from './address-values.ts'
import styles from './addresses.module.css'

export function AddressText({ address, countries }: { address: StoredAddress; countries: Country[] }) {
  const country = countries.find(({ code }) => code === address.countryCode)?.name ?? address.countryCode
  return (
    <address className={styles.text}>
      {addressLines({ ...address, contactName: null }, country).map((line, at) => (
        <span key={at}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <span>
        <bdi dir="ltr">{address.telephone}</bdi>
      </span>
    </address>
  )
}
