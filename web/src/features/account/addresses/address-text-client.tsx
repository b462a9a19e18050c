'use client'
import type { Country } from '#ui/country-select-client.tsx'
import { addressLines } from './address-lines.ts'
import type { AddressValues } from './address-values.ts'
import styles from './addresses.module.css'

/** An address below the person's name. */
export function AddressText({ address, countries }: { address: AddressValues; countries: Country[] }) {
  const country = countries.find(({ code }) => code === address.countryCode)?.name ?? address.countryCode
  return (
    <address className={styles.text}>
      {addressLines(address, country).map((line, at) => (
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
