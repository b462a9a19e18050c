import type { UpdateProfileInput } from '#graphql/generated/types.ts'
import { orderPlaceFields } from '../form/place-fields.ts'

const personFields = ['contactName', 'telephone', 'jobTitle', 'companyName', 'countryCode'] as const
export const profileFields = [
  ...personFields,
  'city',
  'state',
  'addressLine1',
] as const satisfies (keyof UpdateProfileInput)[]

export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Record<ProfileField, string>

/** In the order in which the form shows them. */
export const orderProfileFields = (countryCode: string, locale: string): ProfileField[] => [
  ...personFields,
  ...orderPlaceFields(countryCode, locale),
]

export const toProfileValues = (person: Record<ProfileField, string | null>): ProfileValues => ({
  contactName: person.contactName ?? '',
  telephone: person.telephone ?? '',
  jobTitle: person.jobTitle ?? '',
  companyName: person.companyName ?? '',
  countryCode: person.countryCode ?? '',
  city: person.city ?? '',
  state: person.state ?? '',
  addressLine1: person.addressLine1 ?? '',
})

const isRemovable = (field: ProfileField) => field === 'jobTitle' || field === 'state'

/** Only what the buyer has changed, because another tab or device may have changed the rest. */
export const toProfileInput = (values: ProfileValues, known: ProfileValues): UpdateProfileInput => {
  const changed = profileFields.filter((field) => values[field].trim() !== known[field])
  return Object.fromEntries(
    changed.map((field) => [field, isRemovable(field) ? values[field].trim() || null : values[field]]),
  )
}

type Versions = { typed: ProfileValues; known: ProfileValues; fresh: ProfileValues }

/** Fields that take the fresh value: those the buyer has not changed, and those that already match it. */
export const followingFields = ({ typed, known, fresh }: Versions): ProfileField[] =>
  profileFields.filter((field) => typed[field] === known[field] || typed[field].trim() === fresh[field])
