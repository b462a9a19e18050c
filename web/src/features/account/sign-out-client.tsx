'use client'
import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { useSignOutMutation } from '#graphql/generated/hooks/account.ts'
import { isSessionEnd } from '#graphql/session-end.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useComplaints } from '#graphql/complaints-client.ts'
import { FocusedHeading } from './focused-heading-client.tsx'
import { FormNotice } from './form-notice.tsx'
import styles from './form.module.css'

/** Signs out when it appears, or, with `asksFirst`, when the button is pressed. A session that has ended already is fine. */
export function SignOut({ asksFirst }: { asksFirst: boolean }) {
  const t = useTranslations('account.exit')
  const [{ data, error, fetching }, signOut] = useSignOutMutation()
  const complaintsOf = useComplaints()
  const hasEnded = error && isSessionEnd(error)
  const isOut = hasEnded || data?.signOut?.isSignedOut
  const [complaint] = isOut || !(data || error) ? [] : complaintsOf(data?.signOut, error)

  useEffect(() => {
    if (!asksFirst) void signOut({})
  }, [asksFirst, signOut])
  useEffect(() => {
    if (isOut) document.cookie = 'userInfo=; Max-Age=0; Path=/'
  }, [isOut])

  if (isOut) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{t('done')}</FocusedHeading>
        <div className={styles.actions}>
          <ButtonLink href="/login">{t('signIn')}</ButtonLink>
          <ButtonLink href="/" look="quiet">
            {t('home')}
          </ButtonLink>
        </div>
      </Sheet>
    )
  }
  if (!asksFirst && !complaint) return <p role="status">{t('working')}</p>
  return (
    <Sheet as="section" className={styles.result}>
      {complaint ? <FormNotice tone="error">{complaint.message}</FormNotice> : <p>{t('question')}</p>}
      <Button busy={fetching} onClick={() => void signOut({})}>
        {t(complaint ? 'again' : 'submit')}
      </Button>
    </Sheet>
  )
}
