'use client'
import { useState } from 'react'
import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { placeErrors, type ShopError } from './place-errors.ts'

/** Says what is to mend where it belongs and leads there: `fields` are those of the screen, in its order. */
export const useMending = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
) => {
  const [refusals, setRefusals] = useState<string[]>([])
  const focusFirst = (isWrong: (field: Path<Values>) => boolean) => {
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
  }
}
