'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRfqPageQuery } from '#graphql/generated/hooks/rfq.ts'
import {
  checkRfqContact,
  contactFields,
  type ContactField,
  type ContactValues,
  emptyContact,
  fromAccount,
  parseContact,
} from './contact-values.ts'
import { storedContact } from './tab-texts.ts'

export type ContactErrors = { [Field in ContactField]?: string }

export const useContact = (isSubmitted: boolean) => {
  const t = useTranslations('rfqPage.problems')
  const [values, setValues] = useState(emptyContact)
  const [refusals, setRefusals] = useState<ContactErrors>({})
  const [{ data, fetching }, readViewer] = useRfqPageQuery()
  const viewer = data?.viewer

  useEffect(() => setValues(parseContact(storedContact.read())), [])
  useEffect(() => {
    if (viewer) setValues((now) => ({ ...now, ...fromAccount(now, viewer) }))
  }, [viewer])

  const problems = checkRfqContact(values)
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const problem = problems[field]
    const error = isSubmitted && problem ? t(problem) : refusals[field]
    if (error) errors[field] = error
  }
  const type = (field: ContactField, text: string) => {
    const next: ContactValues = { ...values, [field]: text }
    setValues(next)
    setRefusals((now) => ({ ...now, [field]: undefined }))
    storedContact.write(JSON.stringify(next))
  }
  return {
    isMember: Boolean(viewer),
    isLoading: fetching,
    readViewer: () => readViewer({ requestPolicy: 'network-only' }),
    values,
    errors,
    type,
    refuse: (field: ContactField, message: string) => setRefusals((now) => ({ ...now, [field]: message })),
  }
}
