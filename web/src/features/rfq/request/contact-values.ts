import { isRecord, parseJson } from '@partgate/schema/json.ts'
import {
  maxEmailChars,
  maxLongTextChars,
  maxRfqReferenceChars,
  maxShortTextChars,
  maxTelephoneChars,
} from '@partgate/schema/limits.ts'
import { checkContact, type ContactProblem } from '#ui/form/check-contact.ts'
import type { RfqPageQuery } from '#graphql/generated/types.ts'

export const contactFields = [
  'contactName',
  'companyName',
  'email',
  'telephone',
  'countryCode',
  'reference',
  'comment',
] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

export const emptyContact: ContactValues = {
  contactName: '',
  companyName: '',
  email: '',
  telephone: '',
  countryCode: '',
  reference: '',
  comment: '',
}

export const maxContactChars: Record<ContactField, number> = {
  contactName: maxShortTextChars,
  companyName: maxShortTextChars,
  email: maxEmailChars,
  telephone: maxTelephoneChars,
  countryCode: 2,
  reference: maxRfqReferenceChars,
  comment: maxLongTextChars,
}

export const checkRfqContact: (values: ContactValues) => { [Field in ContactField]?: ContactProblem } = checkContact

export const fromAccount = (
  values: ContactValues,
  viewer: NonNullable<RfqPageQuery['viewer']>,
): Partial<ContactValues> => {
  const { contactName, companyName, email, telephone, countryCode } = viewer
  const known = { contactName, companyName, email, telephone, countryCode }
  return Object.fromEntries(
    Object.entries(known).filter(
      ([field, text]) => text !== null && text !== '' && values[field as keyof typeof known] === '',
    ),
  )
}

/** Storage content is validated. */
export const parseContact = (stored: string | null): ContactValues => {
  const values = parseJson(stored)
  if (!isRecord(values)) return emptyContact
  const texts = contactFields.map((field) => {
    const text = values[field]
    return [field, typeof text === 'string' && text.length <= maxContactChars[field] ? text : '']
  })
  return { ...emptyContact, ...Object.fromEntries(texts) }
}
