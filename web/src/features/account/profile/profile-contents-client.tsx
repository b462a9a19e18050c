'use client'
import { useTranslations } from 'next-intl'
import { useProfilePageQuery } from '#graphql/generated/hooks/account.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import grid from '#ui/form/field-grid.module.css'
import { SignedOut } from '../sign-in/signed-out-client.tsx'
import { PasswordForm } from './password-form-client.tsx'
import { ProfileForm } from './profile-form-client.tsx'
import { profileFields } from './profile-values.ts'
import styles from './profile.module.css'

function ProfileSkeleton() {
  const t = useTranslations('profile')
  return (
    <Sheet className={styles.sheet} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton blockSize="64px" />
      <div className={grid.fields}>
        {profileFields.map((field) => (
          <Skeleton key={field} blockSize="67px" />
        ))}
      </div>
      <Skeleton inlineSize="220px" blockSize="40px" />
    </Sheet>
  )
}

export function ProfileContents({ countries }: { countries: Country[] }) {
  const t = useTranslations()
  const { data, error, isFetching, reload } = useStaleIfError(
    useProfilePageQuery({ requestPolicy: 'cache-and-network' }),
  )
  const viewer = data?.viewer
  if (viewer) {
    return (
      <div className={styles.forms}>
        <ProfileForm key={viewer.id} viewer={viewer} countries={countries} />
        <PasswordForm key={viewer.email} email={viewer.email} />
      </div>
    )
  }
  if (isFetching) return <ProfileSkeleton />
  if (!error) return <SignedOut />
  return (
    <LoadFailed title={t('profile.loadFailed')} reload={reload}>
      {t('common.unavailableText')}
    </LoadFailed>
  )
}
