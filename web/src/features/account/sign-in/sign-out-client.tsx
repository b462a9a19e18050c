'use client'
import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { loginPath } from '@partgate/schema/pages.ts'
import { useSignOutMutation } from '#graphql/generated/hooks/account.ts'
import { hasSessionEnded } from '#graphql/place-at-session-end.ts'
import { isSessionEnd } from '#graphql/session-end.ts'
import { clearPageCookie } from '#security/page-cookies.ts'
import { forgetPersonalStorage } from '#security/personal-storage.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { FocusedHeading } from '../form/focused-heading-client.tsx'
import { FormNotice } from '../form/form-notice.tsx'
import styles from '../form/form.module.css'

/** A session that has already ended is a success. */
export function SignOut({ shouldConfirm }: { shouldConfirm: boolean }) {
  const t = useTranslations('account.exit')
  const [{ data, error, fetching }, signOut] = useSignOutMutation()
  const toUserErrors = useUserErrors()
  const isOut = isSessionEnd(error) || data?.signOut?.isSignedOut
  const [userError] = isOut || !(data || error) ? [] : toUserErrors(data?.signOut, error)

  useEffect(() => {
    if (!shouldConfirm) void signOut({})
  }, [shouldConfirm, signOut])
  useEffect(() => {
    if (!isOut) return
    clearPageCookie('userInfo')
    // A session that ended by itself continues after the next sign-in, with the typed values.
    if (!hasSessionEnded()) forgetPersonalStorage()
  }, [isOut])

  if (isOut) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{t('done')}</FocusedHeading>
        <div className={styles.actions}>
          <ButtonLink href={loginPath}>{t('signIn')}</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            {t('home')}
          </ButtonLink>
        </div>
      </Sheet>
    )
  }
  if (!shouldConfirm && !userError) return <p role="status">{t('working')}</p>
  return (
    <Sheet as="section" className={styles.result}>
      {userError ? <FormNotice tone="error">{userError.message}</FormNotice> : <p>{t('question')}</p>}
      <Button busy={fetching} onClick={() => void signOut({})}>
        {t(userError ? 'again' : 'submit')}
      </Button>
    </Sheet>
  )
}
