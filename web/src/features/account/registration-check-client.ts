'use client'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { checkRegistration, registerFields, type RegisterValues } from './register-values.ts'

/** The pure rules as react-hook-form wants them, with the sentences of the spec. */
export const useRegistrationCheck = (): Resolver<RegisterValues> => {
  const t = useTranslations('account.problems')
  return (values) => {
    const problems = checkRegistration(values)
    const errors: FieldErrors<RegisterValues> = {}
    for (const field of registerFields) {
      const problem = problems[field]
      if (problem) errors[field] = { type: problem, message: t(problem) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
