'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { FocusedHeading } from './focused-heading-client.tsx'
import { ResendButton } from './resend-button-client.tsx'
import { rich } from './rich.tsx'
import styles from './form.module.css'

/** After registering: the mail is on its way. `onCorrect` goes back to the form as it was filled in. */
export function ActivationSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const t = useTranslations('account.sent')
  return (
    <Sheet as="section" className={styles.result}>
      <FocusedHeading>{t('title')}</FocusedHeading>
      <p>{t.rich('text', { ...rich, email })}</p>
      <p className={styles.quiet}>{t('nothingCame')}</p>
      <div className={styles.actions}>
        <ResendButton email={email} />
        <Button small look="quiet" onClick={onCorrect}>
          {t('correct')}
        </Button>
      </div>
    </Sheet>
  )
}
