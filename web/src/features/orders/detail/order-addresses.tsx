import { useTranslations } from 'next-intl'
import type { OrderAddress_PostalAddressFragment } from '#graphql/generated/types.ts'
import { Label, Sheet } from '#ui/sheet.tsx'
import { AddressLines } from './address-lines-client.tsx'
import styles from './order-sheet.module.css'

type OrderAddressesProps = { shipping: OrderAddress_PostalAddressFragment; billing: OrderAddress_PostalAddressFragment }

export function OrderAddresses({ shipping, billing }: OrderAddressesProps) {
  const t = useTranslations('orders.order')
  return (
    <div className={styles.pair}>
      <Sheet as="section" className={styles.box}>
        <h2>
          <Label>{t('shippingAddress')}</Label>
        </h2>
        <AddressLines address={shipping} />
      </Sheet>
      <Sheet as="section" className={styles.box}>
        <h2>
          <Label>{t('billingAddress')}</Label>
        </h2>
        <AddressLines address={billing} />
      </Sheet>
    </div>
  )
}
