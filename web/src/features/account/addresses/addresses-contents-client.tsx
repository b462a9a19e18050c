'use client'
import { useTranslations } from 'next-intl'
import { useAddressesPageQuery } from '#graphql/generated/hooks/account.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { SignedOut } from '../sign-in/signed-out-client.tsx'
import { AddressList } from './address-list-client.tsx'
import styles from './addresses.module.css'

function AddressesSkeleton() {
  const t = useTranslations('addresses')
  return (
    <div className={styles.contents} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton inlineSize="220px" blockSize="40px" />
      <Sheet className={styles.cards}>
        {[1, 2].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton inlineSize="50%" blockSize="22px" />
            <Skeleton inlineSize="80%" blockSize="112px" />
            <Skeleton blockSize="88px" />
            <Skeleton inlineSize="60%" blockSize="32px" />
          </div>
        ))}
      </Sheet>
    </div>
  )
}

export function AddressesContents({ countries }: { countries: Country[] }) {
  const t = useTranslations()
  const { data, error, isFetching, reload } = useStaleIfError(
    useAddressesPageQuery({ requestPolicy: 'cache-and-network' }),
  )
  const viewer = data?.viewer
  if (viewer?.addresses) {
    return (
      <AddressList
        key={viewer.id}
        owner={viewer.id}
        addresses={viewer.addresses}
        countries={countries}
        reload={reload}
      />
    )
  }
  if (isFetching) return <AddressesSkeleton />
  if (!viewer && !error) return <SignedOut />
  return (
    <LoadFailed title={t('addresses.loadFailed')} reload={reload}>
      {t('common.unavailableText')}
    </LoadFailed>
  )
}
