'use client'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { inputRecord } from '#graphql/session/input-record.ts'
import { registeredEmail } from '../form/stored-emails.ts'
import { emptyRegistration, type RegisterField, type RegisterValues } from './register-values.ts'

const input = inputRecord('registration')
const owner = 'visitor'

const write = (values: RegisterValues) => {
  if (!input.write(owner, { ...values, password: '', confirmPassword: '' }, emptyRegistration, 'next-visit'))
    input.clear()
}

export const forgetRegistration = () => {
  input.clear()
  registeredEmail.write(null)
}

/** All fields but the passwords are stored in this tab while the visitor types. */
export const useStoredRegistration = ({ getValues, setValue, subscribe }: UseFormReturn<RegisterValues>) => {
  useEffect(() => {
    for (const [field, value] of Object.entries(input.read(owner, emptyRegistration) ?? {}))
      if (getValues(field as RegisterField) === emptyRegistration[field as RegisterField])
        setValue(field as RegisterField, value)
    return subscribe({ formState: { values: true }, callback: ({ values }) => write(values) })
  }, [getValues, setValue, subscribe])
}
