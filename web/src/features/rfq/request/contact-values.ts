import { isEmail, isTelephone } from '#ui/contact-shapes.ts'
import type { RfqPageQuery } from '#graphql/generated/documents.ts'

/** In the order of the screen. */
export const contactFields = ['contactName', 'companyName', 'email', 'telephone', 'countryCode', 'comment'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

/** Keys of the sentences under `rfqPage.problems`. */
export type ContactProblem =
  'contactName' | 'companyName' | 'email' | 'emailInvalid' | 'telephone' | 'telephoneInvalid' | 'country'

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

const unless = <Problem extends ContactProblem>(isFine: boolean, problem: Problem) => (isFine ? undefined : problem)

const emailProblem = (email: string) => (email === '' ? 'email' : unless(isEmail(email), 'emailInvalid'))

const telephoneProblem = (telephone: string) =>
  telephone === '' ? 'telephone' : unless(isTelephone(telephone), 'telephoneInvalid')

/** What is to mend, by field, told before the shop is asked. */
export const contactProblems = (values: ContactValues): { [Field in ContactField]?: ContactProblem } => ({
  contactName: unless(values.contactName.trim() !== '', 'contactName'),
  companyName: unless(values.companyName.trim() !== '', 'companyName'),
  email: emailProblem(values.email.trim()),
  telephone: telephoneProblem(values.telephone.trim()),
  countryCode: unless(values.countryCode !== '', 'country'),
})

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
