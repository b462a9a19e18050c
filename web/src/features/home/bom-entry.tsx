import { useTranslations } from 'next-intl'
import { maxListLength, maxNumbers, NumbersField, NumbersForm } from '#features/catalogue/index.ts'
import { rfqPage } from '#features/layout/index.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SubmitButton } from '#ui/submit-button-client.tsx'
import styles from './bom-entry.module.css'

export function BomEntry() {
  const t = useTranslations('home')
  const list = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <NumbersForm className={styles.entry} aria-labelledby="bom">
      <h2 id="bom">{t('bom')}</h2>
      <NumbersField
        label={t('bomLabel')}
        hint={t('bomHint', { max: maxNumbers })}
        fullText={list('manyFull', { max: integer(maxListLength) })}
        rows={4}
        className={styles.list}
        placeholder={'LM358DR 100\nSTM32F103C8T6 25\nGRM155R71C104KA88D'}
      />
      <div className={styles.actions}>
        <SubmitButton variant="primary">{t('bomButton')}</SubmitButton>
        <ButtonLink href={rfqPage}>{t('bomTool')}</ButtonLink>
      </div>
    </NumbersForm>
  )
}
