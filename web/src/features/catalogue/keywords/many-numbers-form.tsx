import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { SubmitButton } from '#ui/submit-button-client.tsx'
import { longestList, mostNumbers } from './asked-numbers.ts'
import { NumbersField, NumbersForm } from './numbers-form-client.tsx'
import styles from './many-numbers-form.module.css'

/** Looks up many numbers at once. */
export function ManyNumbersForm({ numbers, isFull }: { numbers: string[]; isFull: boolean }) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <NumbersForm className={styles.form}>
      <h2>{t('many')}</h2>
      <NumbersField
        label={t('manyLabel')}
        hint={t('manyHint', { most: mostNumbers })}
        fullText={t('manyFull', { most: integer(longestList) })}
        isFull={isFull}
        rows={5}
        className={styles.area}
        placeholder={'LM358DR\nSTM32F103C8T6'}
        defaultValue={numbers.join('\n')}
      />
      <SubmitButton className={styles.send}>{t('manyButton')}</SubmitButton>
    </NumbersForm>
  )
}
