import { type PersonProblem, personProblems } from '#ui/contact-problems.ts'
import type { RfqPageQuery } from '#graphql/generated/types.ts'

/** In the order of the screen. */
export const contactFields = ['contactName', 'companyName', 'email', 'telephone', 'countryCode', 'comment'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

export const emptyContact: ContactValues = {
  contactName: '',
  companyName: '',
  email: '',
  telephone: '',
  countryCode: '',
  comment: '',
}

export const longestContact: Record<ContactField, number> = {
  contactName: 200,
  companyName: 200,
  email: 254,
  telephone: 40,
  countryCode: 2,
  comment: 2000,
}

/** What is to mend, by field, told before the shop is asked. */
export const contactProblems: (values: ContactValues) => { [Field in ContactField]?: PersonProblem } = personProblems

/** What an account knows of a person goes where nothing stands yet. */
export const fromAccount = (
  values: ContactValues,
  viewer: NonNullable<RfqPageQuery['viewer']>,
): Partial<ContactValues> => {
  const { contactName, companyName, email, telephone, countryCode } = viewer
  const known = { contactName, companyName, email, telephone, countryCode }
  return Object.fromEntries(
    Object.entries(known).filter(([field, text]) => text !== '' && values[field as keyof typeof known] === ''),
  )
}

/** What was typed before, as far as it still is what it should be. */
export const parseContact = (kept: string | null): ContactValues => {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    const texts = contactFields.map((field) => {
      const text: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, field) : ''
      return [field, typeof text === 'string' && text.length <= longestContact[field] ? text : '']
    })
    return { ...emptyContact, ...Object.fromEntries(texts) }
  } catch {
    return emptyContact
  }
}
