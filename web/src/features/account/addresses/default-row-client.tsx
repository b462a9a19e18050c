'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { State } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { DefaultKind } from './use-default-client.ts'
import styles from './addresses.module.css'

type DefaultRowProps = { kind: DefaultKind; isDefault: boolean; name: string; busy: boolean; onSet: () => void }

/** Whether an address is the default for parcels or for bills, or a button that makes it so. */
export function DefaultRow({ kind, isDefault, name, busy, onSet }: DefaultRowProps) {
  const t = useTranslations('addresses')
  const label = t(kind === 'shipping' ? 'defaultShipping' : 'defaultBilling')
  return (
    <li className={styles.flag}>
      <span>{label}</span>
      {isDefault ? (
        <State tone="ok">{t('isDefault')}</State>
      ) : (
        <Button small look="quiet" busy={busy} onClick={onSet}>
          {t('set')}
          <VisuallyHidden>
            : {label}, {name}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
