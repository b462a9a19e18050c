'use client'
import { useState } from 'react'
import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type { InvalidField } from './error-summary-client.tsx'
import { placeErrors, type ShopError } from './place-errors.ts'

export const useServerErrors = <Values extends FieldValues, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  fields: readonly Field[],
) => {
  const [refusals, setRefusals] = useState<string[]>([])
  const focusFirst = (isWrong: (field: Field) => boolean) => {
    const first = fields.find(isWrong)
    if (first) form.setFocus(first)
  }
  return {
    // A refusal that is shown again after the next request is announced again.
    refusals: form.formState.isSubmitting ? [] : refusals,
    refuse: (errors: ShopError[]) => {
      const { atFields, atForm } = placeErrors(errors, fields)
      setRefusals(atForm)
      atFields.forEach(({ field, message }) => form.setError(field, { message }))
      focusFirst((field) => atFields.some((one) => one.field === field))
    },
    onInvalid: (errors: FieldErrors<Values>) => {
      setRefusals([])
      focusFirst((field) => Boolean(get(errors, field)))
    },
    invalidFields: (toFieldId: (field: Field) => string, formatLabel: (field: Field) => string): InvalidField[] =>
      fields
        .filter((field) => get(form.formState.errors, field))
        .map((field) => ({ id: toFieldId(field), label: formatLabel(field), focus: () => form.setFocus(field) })),
  }
}
