'use client'
import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useShareCartMutation } from '#graphql/generated/hooks/cart.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button } from '#ui/button.tsx'
import { CopiedLink } from '#ui/copied-link-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import styles from './share.module.css'

type SharePanelProps = { isOpen: boolean; onClose: () => void }
type Outcome =
  | { kind: 'none' }
  | { kind: 'link'; href: string; expiresAt: string }
  | { kind: 'failed'; message: string }

export function SharePanel({ isOpen, onClose }: SharePanelProps) {
  const t = useTranslations('cartPage.share')
  const common = useTranslations('common')
  const { longDay } = useReaderTimeFormats()
  const locale = useLocale()
  const toUserErrors = useUserErrors()
  const [{ fetching }, share] = useShareCartMutation()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  const make = async () => {
    const { data, error } = await share({})
    const [userError] = toUserErrors(data?.shareCart, error)
    const { token, expiresAt } = data?.shareCart ?? {}
    if (!token || !expiresAt) return setOutcome({ kind: 'failed', message: userError?.message ?? '' })
    const href = location.origin + getPathname({ href: `${cartPath}/shared/${token}`, locale })
    setOutcome({ kind: 'link', href, expiresAt })
  }
  const close = () => {
    setOutcome({ kind: 'none' })
    onClose()
  }
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('title')} closeLabel={common('close')}>
      <div className={styles.panel}>
        <p>{t('text')}</p>
        {outcome.kind === 'failed' && <p role="alert">{outcome.message}</p>}
        {outcome.kind === 'link' ? (
          <CopiedLink
            href={outcome.href}
            hint={t('until', { date: longDay(outcome.expiresAt) })}
            texts={{ link: t('link'), copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
          />
        ) : (
          <div>
            <Button variant="primary" isBusy={fetching} onClick={() => void make()}>
              {t('make')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}
