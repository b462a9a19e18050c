import { Suspense } from 'react'
import { headers } from 'next/headers'
import { useTranslations } from 'next-intl'
import { AccountTexts } from '../account-texts.tsx'
import { SignOut } from './sign-out-client.tsx'
import styles from '../form/form.module.css'

export function ExitPage() {
  const t = useTranslations('account.exit')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <AccountTexts>
        <Suspense>
          <SignOutIfWanted />
        </Suspense>
      </AccountTexts>
    </div>
  )
}

/** A cross-site link can open this page, so it must not sign out without a click. */
async function SignOutIfWanted() {
  const cameFrom = (await headers()).get('sec-fetch-site')
  return <SignOut shouldConfirm={cameFrom === 'cross-site' || cameFrom === 'same-site'} />
}
