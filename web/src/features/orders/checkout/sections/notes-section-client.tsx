'use client'
import { useTranslations } from 'next-intl'
import { Field } from '#ui/form/field-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea, TextInput } from '#ui/form/text-input-client.tsx'
import { maxFieldChars } from '../checkout-values.ts'
import { fieldId } from '../field-id.ts'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import styles from '../checkout.module.css'

export function NotesSection({ state: { form, findError } }: { state: CheckoutFormState }) {
  const t = useTranslations('checkout')
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-notes">
      <h2 id="checkout-notes">{t('notes.title')}</h2>
      <Field
        id={fieldId('purchaseOrderNumber')}
        label={t('fields.purchaseOrderNumber')}
        hint={t('notes.purchaseOrderHint')}
        error={findError('purchaseOrderNumber')}
      >
        <TextInput
          {...form.register('purchaseOrderNumber')}
          autoComplete="off"
          maxLength={maxFieldChars.purchaseOrderNumber}
          dir="auto"
        />
      </Field>
      <Field
        id={fieldId('remark')}
        label={t('fields.remark')}
        hint={t('notes.remarkHint', { max: maxFieldChars.remark })}
        error={findError('remark')}
      >
        <TextArea {...form.register('remark')} rows={3} maxLength={maxFieldChars.remark} dir="auto" />
      </Field>
    </Sheet>
  )
}
