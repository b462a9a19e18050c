import { addressLines } from '@partgate/schema/address-lines.ts'
import type { CheckoutForm_ViewerFragment } from '#graphql/generated/types.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import styles from '../checkout.module.css'

export type SavedAddress = NonNullable<CheckoutForm_ViewerFragment['addresses']>[number]

export function SavedAddressText({ saved, countries }: { saved: SavedAddress; countries: Country[] }) {
  const { address } = saved
  const country = countries.find(({ code }) => code === address.countryCode)?.name ?? address.countryCode
  return (
    <>
      {addressLines({ ...address, contactName: null }, country).map((line, at) => (
        <span key={at} className={styles.line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <span className={styles.line}>
        <bdi dir="ltr">{address.telephone}</bdi>
      </span>
    </>
  )
}
