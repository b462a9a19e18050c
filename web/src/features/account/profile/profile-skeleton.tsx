import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import { profileFields } from './profile-values.ts'
import grid from '#ui/field-grid.module.css'
import styles from './profile.module.css'

/** The room that the form takes. */
export function ProfileSkeleton() {
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
