'use client'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useActivateAccountMutation } from '#graphql/generated/hooks/account.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useComplaints } from '#graphql/complaints-client.ts'
import { FocusedHeading } from './focused-heading-client.tsx'
import { FormNotice } from './form-notice.tsx'
import { ResendForm } from './resend-form-client.tsx'
import { rich } from './rich.tsx'
import styles from './form.module.css'

/** Opening the link changes nothing, since mail scanners open it too; the button opens the account. */
export function ActivateAccount() {
  const t = useTranslations('account.activate')
  const asked = useSearchParams().get('token')
  const [token] = useState(asked)
  const [{ fetching }, activateAccount] = useActivateAccountMutation()
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  const [complaint, setComplaint] = useState<{ message: string; isFinal: boolean } | null>(null)
  const complaintsOf = useComplaints()

  // The token leaves the address bar, so that it is neither shared nor sent on as a referrer.
  useEffect(() => {
    if (asked) history.replaceState(null, '', location.pathname)
  }, [asked])

  const activate = async () => {
    if (!token) return
    const { data, error } = await activateAccount({ input: { token } })
    const [first] = complaintsOf(data?.activateAccount, error)
    if (first) setComplaint({ message: first.message, isFinal: isAboutTheLink(first.__typename) })
    else setOpenedFor(data?.activateAccount?.email ?? '')
  }

  if (openedFor !== null) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{t('done')}</FocusedHeading>
        <p>{t.rich('doneText', { ...rich, email: openedFor })}</p>
        <ButtonLink href="/login" look="main">
          {t('signIn')}
        </ButtonLink>
      </Sheet>
    )
  }
  if (token === null || complaint?.isFinal) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{complaint?.message ?? t('noToken')}</FocusedHeading>
        <p className={styles.quiet}>{complaint ? t.rich('another', rich) : t('openAgain')}</p>
        <ResendForm />
      </Sheet>
    )
  }
  return (
    <Sheet as="section" className={styles.result}>
      <p>{t('text')}</p>
      {complaint && <FormNotice tone="error">{complaint.message}</FormNotice>}
      <Button look="main" busy={fetching} onClick={() => void activate()}>
        {t('submit')}
      </Button>
    </Sheet>
  )
}

/** A link that is used up, expired or broken will not work a second time; any other trouble may pass. */
const isAboutTheLink = (kind: string) => kind === 'InvalidLinkError' || kind === 'ValidationError'
