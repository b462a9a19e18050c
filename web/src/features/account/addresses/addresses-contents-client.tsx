'use client'
import { useTranslations } from 'next-intl'
import { useAddressesPageQuery } from '#graphql/generated/hooks/account.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/country-select-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { SignedOut } from '../area/signed-out-client.tsx'
import { AddressList } from './address-list-client.tsx'
import { AddressesSkeleton } from './addresses-skeleton.tsx'

/** The saved addresses of whoever looks: on their way, out of reach, or a list that may be empty. */
export function AddressesContents({ countries }: { countries: Country[] }) {
  const t = useTranslations()
  const [{ data, error, fetching }, read] = useAddressesPageQuery({ requestPolicy: 'cache-and-network' })
  const viewer = data?.viewer
  if (viewer?.addresses) {
    return <AddressList key={viewer.id} addresses={viewer.addresses} countries={countries} />
  }
  if (fetching) return <AddressesSkeleton />
  if (!viewer && !error) return <SignedOut />
  const retry = () => read({ requestPolicy: 'network-only' })
  return (
    <ErrorState title={t('addresses.unreadable')} action={<Button onClick={retry}>{t('common.retry')}</Button>}>
      {t('common.unavailableText')}
    </ErrorState>
  )
}
