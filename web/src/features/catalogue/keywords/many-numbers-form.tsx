import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import type { PartLine } from '#ui/part-line.ts'
import { SubmitButton } from '#ui/submit-button-client.tsx'
import { joinNumbers } from './requested-numbers.ts'
import { maxListLength, maxNumbers } from './list-limits.ts'
import { NumbersField, NumbersForm } from './numbers-form-client.tsx'
import styles from './many-numbers-form.module.css'

export function ManyNumbersForm({ lines, isFull }: { lines: PartLine[]; isFull: boolean }) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <NumbersForm className={styles.form}>
      <h2>{t('many')}</h2>
      <NumbersField
        label={t('manyLabel')}
        hint={t('manyHint', { max: maxNumbers })}
        fullText={t('manyFull', { max: integer(maxListLength) })}
        isFull={isFull}
        rows={5}
        className={styles.area}
        placeholder={'LM358DR 100\nSTM32F103C8T6 25'}
        defaultValue={joinNumbers(lines)}
      />
      <SubmitButton className={styles.send}>{t('manyButton')}</SubmitButton>
    </NumbersForm>
  )
}
