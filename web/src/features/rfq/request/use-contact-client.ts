'use client'
import { useEffect } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRfqPageQuery } from '#graphql/generated/hooks.ts'
import {
  contactFields,
  contactProblems,
  type ContactValues,
  emptyContact,
  fromAccount,
  parseContact,
} from './contact-values.ts'
import { keptContact } from './tab-texts.ts'

const useContactCheck = (): Resolver<ContactValues> => {
  const t = useTranslations('rfqPage.problems')
  return (values) => {
    const problems = contactProblems(values)
    const errors: FieldErrors<ContactValues> = {}
    for (const field of contactFields) {
      const problem = problems[field]
      if (problem) errors[field] = { type: problem, message: t(problem) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** Who asks: as typed before in this tab, and as the account knows it where nothing was. */
export const useContact = () => {
  const form = useForm({ defaultValues: emptyContact, resolver: useContactCheck(), shouldFocusError: false })
  const [{ data }] = useRfqPageQuery()
  const viewer = data?.viewer
  const { setValue, subscribe } = form

  useEffect(() => {
    const fill = (texts: Partial<ContactValues>) => {
      for (const field of contactFields) if (texts[field]) setValue(field, texts[field])
    }
    const before = parseContact(keptContact.read())
    fill({ ...before, ...(viewer && fromAccount(before, viewer)) })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keptContact.write(JSON.stringify(values)),
    })
  }, [viewer, setValue, subscribe])
  return form
}
