'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import type { RegisterField, RegisterValues } from './register-values.ts'

export const fieldId = (field: RegisterField) => `register-${field}`

export const useRegisterField = (form: UseFormReturn<RegisterValues>) => {
  const t = useTranslations('account.fields')
  return {
    frame: (field: RegisterField) => ({
      id: fieldId(field),
      label: t(field),
      error: form.formState.errors[field]?.message,
    }),
    input: form.register,
  }
}
