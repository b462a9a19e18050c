'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useSignOutMutation } from '#graphql/generated/hooks.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useComplaints } from '#graphql/complaints-client.ts'
import { FocusedHeading } from './focused-heading-client.tsx'
import { FormNotice } from './form-notice.tsx'
import styles from './form.module.css'

/** Signs out when it appears, or, with `asksFirst`, when the button is pressed. A session that has ended already is fine. */
export function SignOut({ asksFirst }: { asksFirst: boolean }) {
  const t = useTranslations('account.exit')
  const [{ fetching }, signOut] = useSignOutMutation()
  const [isOut, setOut] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const complaintsOf = useComplaints()

  const leave = async () => {
    setTrouble(null)
    const { data, error } = await signOut({})
    const hasEnded = error?.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')
    const [complaint] = hasEnded ? [] : complaintsOf(data?.signOut, error)
    if (complaint) return setTrouble(complaint.message)
    document.cookie = 'userInfo=; Max-Age=0; Path=/'
    setOut(true)
  }
  useEffect(() => {
    if (!asksFirst) void leave()
  }, [])

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
  if (!asksFirst && !trouble) return <p role="status">{t('working')}</p>
  return (
    <Sheet as="section" className={styles.result}>
      {trouble ? <FormNotice tone="error">{trouble}</FormNotice> : <p>{t('question')}</p>}
      <Button busy={fetching} onClick={() => void leave()}>
        {t(trouble ? 'again' : 'submit')}
      </Button>
    </Sheet>
  )
}
