'use client'
import { useEffect } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { loginPath } from '@partgate/schema/pages.ts'
import { useSignOutMutation } from '#graphql/generated/hooks/account.ts'
import { hasSessionEnded, isInputStored, readPlace, takePlace } from '#graphql/session/place-at-session-end.ts'
import { isSessionEnd } from '#graphql/session/session-end.ts'
import { clearPageCookie, readPageCookie } from '#security/page-cookies.ts'
import { forgetPersonalStorage } from '#security/personal-storage.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { FocusedHeading } from '../form/focused-heading-client.tsx'
import { toRedirectTarget } from '../redirect/safe-redirect.ts'
import styles from '../form/form.module.css'

const hasName = () => readPageCookie('userInfo') !== null

/** The response that ends a session removes the name. With a name, the visitor has signed in again since, in another tab. */
const hasEndedByItself = () => hasSessionEnded() && !hasName()

const readTarget = () => toRedirectTarget(readPlace() ?? '')

function SessionEnded() {
  const t = useTranslations('account.exit')
  const target = useBrowserValue(readTarget) ?? null
  const isStored = useBrowserValue(isInputStored)
  return (
    <Sheet as="section" className={styles.result}>
      <FocusedHeading>{t('ended')}</FocusedHeading>
      {isStored && <p>{t('inputStored')}</p>}
      <div className={styles.actions}>
        <ButtonLink href={signInHref(target)} variant="primary">
          {t(target ? 'continue' : 'signIn')}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {t('home')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

/** In the address of an entry that has done its work: Back or a reload must not end the session of the next sign-in. */
const doneMark = 'done'

/** A session that has already ended is a success. */
export function SignOut({ shouldConfirm }: { shouldConfirm: boolean }) {
  const t = useTranslations('account.exit')
  const [{ data, error, fetching }, signOut] = useSignOutMutation()
  const toUserErrors = useUserErrors()
  const isMarked = useSearchParams().has(doneMark)
  const isSignedIn = useBrowserValue(hasName)
  const isOut = isSessionEnd(error) || data?.signOut?.isSignedOut
  const hasEnded = useBrowserValue(hasEndedByItself)
  const [userError] = isOut || !(data || error) ? [] : toUserErrors(data?.signOut, error)

  useEffect(() => {
    if (!hasEndedByItself()) takePlace()
    if (!shouldConfirm && !isMarked) void signOut({})
  }, [shouldConfirm, isMarked, signOut])
  useEffect(() => {
    if (!isOut) return
    clearPageCookie('userInfo')
    // A session that ended by itself continues after the next sign-in, with the typed values.
    if (!hasSessionEnded()) forgetPersonalStorage()
  }, [isOut])
  useEffect(() => {
    if (isOut || hasEnded) history.replaceState(null, '', `${location.pathname}?${doneMark}`)
  }, [isOut, hasEnded])

  if (hasEnded) return <SessionEnded />
  if (isMarked && isSignedIn === undefined) return <Skeleton blockSize="160px" />
  if (isOut || (isMarked && !isSignedIn && !userError)) {
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
  if (!shouldConfirm && !isMarked && !userError) return <p role="status">{t('working')}</p>
  return (
    <Sheet as="section" className={styles.result}>
      {userError ? <FormNotice tone="error">{userError.message}</FormNotice> : <p>{t('question')}</p>}
      <Button isBusy={fetching} onClick={() => void signOut({})}>
        {t(userError ? 'again' : 'submit')}
      </Button>
    </Sheet>
  )
}
