'use client'
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './meeting.module.css'

const focus = (heading: HTMLElement | null) => heading?.focus()

export function MeetingTaken({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useTranslations('site.meeting')
  return (
    <div className={styles.taken}>
      <h3 ref={focus} tabIndex={-1}>
        {t('sent')}
      </h3>
      <p>{message}</p>
      <p className={styles.actions}>
        <ButtonLink href="/" variant="primary">
          {t('home')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('again')}</Button>
      </p>
    </div>
  )
}
