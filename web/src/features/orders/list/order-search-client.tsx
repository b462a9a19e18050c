'use client'
import type { FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Link, useRouter } from '#i18n/navigation.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import { listHref, longestNumber, typedNumber, type ListAddress } from './list-address.ts'
import styles from './order-list.module.css'

/** Looks for orders by their number, or a part of it, within the tab. */
export function OrderSearch({ address }: { address: ListAddress }) {
  const t = useTranslations()
  const router = useRouter()
  const { tab, orderNumber } = address
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('order_no')
    router.push(listHref({ tab, orderNumber: typedNumber(typeof typed === 'string' ? typed : '') }), { scroll: false })
  }
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <Field label={t('orders.search.label')} className={styles.searchField}>
        <TextInput
          type="search"
          name="order_no"
          dir="ltr"
          maxLength={longestNumber}
          placeholder="PG-"
          autoComplete="off"
          spellCheck={false}
          defaultValue={orderNumber}
        />
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {orderNumber && (
        <Link className={styles.clear} href={listHref({ tab })} scroll={false}>
          {t('orders.search.clear')}
        </Link>
      )}
    </form>
  )
}
