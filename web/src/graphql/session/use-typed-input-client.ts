'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { inputRecord, type InputValues } from './input-record.ts'
import { pageAccount } from './page-account.ts'
import { useStoredInput } from './use-stored-input-client.ts'

type TypedInput<Values> = {
  /** Other forms with this name show the input too. */
  name: string
  known: Values
  read: () => Values
  show: (changed: Partial<Values>) => void
  maxChars?: number
}

/** Stores the input for the account of the page, and shows it again after hydration. */
export const useTypedInput = <Values extends InputValues>(input: TypedInput<Values>) => {
  const { name, known, read, show, maxChars } = input
  const owner = useRef<string>(undefined)
  const restore = useEffectEvent(() => {
    owner.current = pageAccount.readAccount()
    const record = inputRecord(name, maxChars)
    const changed = owner.current === undefined ? null : record.read(owner.current, known)
    if (!changed) return
    record.clear()
    show(changed)
  })
  useEffect(() => restore(), [])
  useStoredInput(
    (lifetime) =>
      owner.current !== undefined && inputRecord(name, maxChars).write(owner.current, read(), known, lifetime),
  )
}

export const useTypedForm = <Values extends InputValues>(
  name: string,
  { getValues, setValue }: UseFormReturn<Values>,
  known: Values,
  onShown?: () => void,
) =>
  useTypedInput<Values>({
    name,
    known,
    read: () => getValues(),
    show: (changed) => {
      for (const [field, value] of Object.entries(changed))
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      onShown?.()
    },
  })
