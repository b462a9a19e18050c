'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#features/account/index-client.ts'
import { useSavedListsQuery } from '#graphql/generated/hooks/rfq.ts'
import type { SavedListHead_ListFragment } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { bomPage } from '../../pages.ts'

type MembersOnlyProps = { children: (lists: readonly SavedListHead_ListFragment[], reload: () => void) => ReactNode }

/** The list of the page stays in the browser during the sign-in. */
export function MembersOnly({ children }: MembersOnlyProps) {
  const t = useTranslations('bom.saved')
  const common = useTranslations('common')
  const account = useTranslations('account.login')
  const { data, error, isFetching, reload } = useStaleIfError(
    useSavedListsQuery({ requestPolicy: 'cache-and-network' }),
  )
  const lists = data?.viewer?.partsLists?.nodes
  if (lists) return children(lists, reload)
  if (data && !data.viewer)
    return (
      <SignInPrompt variant="primary" title={t('guest.title')} label={account('submit')} page={bomPage}>
        {t('guest.text')}
      </SignInPrompt>
    )
  if (isFetching && !error)
    return (
      <div aria-busy="true">
        <LoadingStatus>{t('loading')}</LoadingStatus>
        <Skeleton blockSize="120px" />
      </div>
    )
  return (
    <LoadFailed title={common('unavailable')} reload={reload} isReloading={isFetching}>
      {common('unavailableText')}
    </LoadFailed>
  )
}
