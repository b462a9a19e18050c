'use client'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslations } from 'next-intl'
import type { Verification as Loaded } from './verification-client.tsx'
import styles from './request.module.css'

const Verification = lazy(async () => ({ default: (await import('./verification-client.tsx')).Verification }))

/** Where the check stands; empty until the form is touched. */
export function VerificationPlace({ isWanted, ...props }: ComponentProps<typeof Loaded> & { isWanted: boolean }) {
  const t = useTranslations('quickRfq')
  const place = <p className={styles.place}>{t('code')}</p>
  return (
    <div className={styles.verification}>
      {isWanted ? (
        <Suspense fallback={place}>
          <Verification {...props} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}
