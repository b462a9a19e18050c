'use client'
import { useTranslations } from 'next-intl'
import { useAddressesPageQuery } from '#graphql/generated/hooks/account.ts'
import { useSteadyQuery } from '#graphql/use-steady-query-client.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/country-select-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
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
  const [{ data, error, fetching }, read] = useSteadyQuery(
    useAddressesPageQuery({ requestPolicy: 'cache-and-network' }),
  )
  const viewer = data?.viewer
  if (viewer?.addresses) {
    return <AddressList key={viewer.id} addresses={viewer.addresses} countries={countries} />
  }
  if (fetching) return <AddressesSkeleton />
  if (!viewer && !error) return <SignedOut />
  const retry = () => read({ requestPolicy: 'network-only' })
  return (
    <ErrorState title={t('addresses.loadFailed')} action={<Button onClick={retry}>{t('common.retry')}</Button>}>
      {t('common.unavailableText')}
    </ErrorState>
  )
}
