import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { mostNumbers } from './asked-numbers.ts'
import { NumbersField, NumbersForm } from './numbers-form.tsx'
import styles from './many-numbers-form.module.css'

/** Looks up many numbers at once. */
export function ManyNumbersForm({ numbers }: { numbers: string[] }) {
  const t = useTranslations('catalogue.keywords')
  return (
    <NumbersForm className={styles.form}>
      <h2>{t('many')}</h2>
      <NumbersField
        label={t('manyLabel')}
        hint={t('manyHint', { most: mostNumbers })}
        rows={5}
        className={styles.area}
        placeholder={'LM358DR\nSTM32F103C8T6'}
        defaultValue={numbers.join('\n')}
      />
      <Button type="submit" className={styles.send}>
        {t('manyButton')}
      </Button>
    </NumbersForm>
  )
}
