'use client'
import { useState } from 'react'
import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { placeErrors, type ShopError } from '#ui/place-errors.ts'
import type { ToMend } from './error-summary-client.tsx'

/** Says what is to mend where it belongs and leads there: `fields` are those of the screen, in its order. */
export const useMending = <Values extends FieldValues, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  fields: readonly Field[],
) => {
  const [refusals, setRefusals] = useState<string[]>([])
  const focusFirst = (isWrong: (field: Field) => boolean) => {
    const first = fields.find(isWrong)
    if (first) form.setFocus(first)
  }
  return {
    /** The shop's sentences that belong to no field. */
    refusals,
    /** Takes the shop's answer; none is success. */
    refuse: (errors: ShopError[]) => {
      const { atFields, atForm } = placeErrors(errors, fields)
      setRefusals(atForm)
      atFields.forEach(({ field, message }) => form.setError(field, { message }))
      focusFirst((field) => atFields.some((one) => one.field === field))
    },
    onInvalid: (errors: FieldErrors<Values>) => focusFirst((field) => Boolean(get(errors, field))),
    /** The fields that are wrong now, for the summary on top of the form. */
    toMend: (idOf: (field: Field) => string, labelOf: (field: Field) => string): ToMend[] =>
      fields
        .filter((field) => get(form.formState.errors, field))
        .map((field) => ({ id: idOf(field), label: labelOf(field), focus: () => form.setFocus(field) })),
  }
}
