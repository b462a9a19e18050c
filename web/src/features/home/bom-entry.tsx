import { useTranslations } from 'next-intl'
import { mostNumbers, NumbersField, NumbersForm } from '#features/catalogue/index.ts'
import { rfqPage } from '#features/layout/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './bom-entry.module.css'

/** A whole list at once. */
export function BomEntry() {
  const t = useTranslations('home')
  return (
    <NumbersForm className={styles.entry} aria-labelledby="bom">
      <h2 id="bom">{t('bom')}</h2>
      <NumbersField
        label={t('bomLabel')}
        hint={t('bomHint', { most: mostNumbers })}
        rows={4}
        className={styles.list}
        placeholder={'LM358DR\nSTM32F103C8T6\nGRM155R71C104KA88D'}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main">
          {t('bomButton')}
        </Button>
        <ButtonLink href={rfqPage}>{t('bomTool')}</ButtonLink>
      </div>
    </NumbersForm>
  )
}
