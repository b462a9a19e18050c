'use client'
import { useLocale, useTranslations } from 'next-intl'
import { addressLines } from '@partgate/schema/address-lines.ts'
import type { AddressLines_PostalAddressFragment } from '#graphql/generated/types.ts'
import { Label, Sheet } from '#ui/sheet.tsx'
import { countryName } from '#i18n/country-name.ts'
import styles from './order-sheet.module.css'

function AddressLines({ address }: { address: AddressLines_PostalAddressFragment }) {
  const locale = useLocale()
  return (
    <address style={{ fontStyle: 'normal' }}>
      {addressLines(address, countryName(address.countryCode, locale)).map((line, at) => (
        <p key={at}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>
        <bdi dir="ltr">{address.telephone}</bdi>
      </p>
    </address>
  )
}

type Addresses = Record<'shippingAddress' | 'billingAddress', AddressLines_PostalAddressFragment>

export function OrderAddresses({ order }: { order: Addresses }) {
  const t = useTranslations('orders.order')
  return (
    <div className={styles.pair}>
      <Sheet as="section" className={styles.box}>
        <h2>
          <Label>{t('shippingAddress')}</Label>
        </h2>
        <AddressLines address={order.shippingAddress} />
      </Sheet>
      <Sheet as="section" className={styles.box}>
        <h2>
          <Label>{t('billingAddress')}</Label>
        </h2>
        <AddressLines address={order.billingAddress} />
      </Sheet>
    </div>
  )
}
