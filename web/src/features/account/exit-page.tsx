import { Suspense } from 'react'
import { headers } from 'next/headers'
import { useTranslations } from 'next-intl'
import { SignOut } from './sign-out-client.tsx'
import styles from './form.module.css'

export function ExitPage() {
  const t = useTranslations('account.exit')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <Suspense>
        <OwnWish />
      </Suspense>
    </div>
  )
}

/** Another site can send a person here but not sign them out: then a button asks first. */
async function OwnWish() {
  const cameFrom = (await headers()).get('sec-fetch-site')
  return <SignOut asksFirst={cameFrom === 'cross-site' || cameFrom === 'same-site'} />
}
