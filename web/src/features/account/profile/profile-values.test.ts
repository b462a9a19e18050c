import { describe, expect, it } from 'vitest'
import { checkPerson } from '../form/check-fields.ts'
import {
  followingFields,
  orderProfileFields,
  type ProfileField,
  profileFields,
  type ProfileValues,
  toProfileInput,
  toProfileValues,
} from './profile-values.ts'

const ada: ProfileValues = {
  contactName: 'Ada Keller',
  telephone: '+49 30 5550 0123',
  jobTitle: '',
  companyName: 'Keller Messtechnik',
  countryCode: 'DE',
  city: 'Berlin',
  state: '',
  addressLine1: 'Invalidenstr. 44',
}

const findProblems = (changes: Partial<ProfileValues>) =>
  Object.fromEntries(Object.entries(checkPerson({ ...ada, ...changes })).filter(([, problem]) => problem))

describe('problems of a profile', () => {
  it.each([
    [{}, {}],
    [{ contactName: ' ' }, { contactName: 'contactName' }],
    [{ telephone: '' }, { telephone: 'telephone' }],
    [{ telephone: 'call me' }, { telephone: 'telephoneInvalid' }],
    [{ companyName: '' }, { companyName: 'companyName' }],
    [{ countryCode: '' }, { countryCode: 'country' }],
    [{ city: '' }, { city: 'city' }],
    [{ addressLine1: '\t' }, { addressLine1: 'address' }],
    [{ jobTitle: '', state: '' }, {}],
  ])('%o: %o', (changes, problems) => expect(findProblems(changes)).toEqual(problems))
})

it.each([
  ['DE', 'en', ['city', 'state', 'addressLine1']],
  ['JP', 'ja', ['state', 'city', 'addressLine1']],
])('a place in %s is written in %s in the order %o', (country, locale, place) =>
  expect(orderProfileFields(country, locale).slice(-3)).toEqual(place),
)

it("takes only the form's fields from the viewer", () => {
  const viewer = { ...ada, id: '1', email: 'ada@example.com' }
  expect(toProfileValues(viewer)).toEqual(ada)
  expect(Object.keys(ada)).toEqual([...profileFields])
})

describe('the sent profile', () => {
  it.each<[string, Partial<ProfileValues>, object]>([
    ['has only what was changed', { city: 'Bremen' }, { city: 'Bremen' }],
    ['is empty without a change', { city: ' Berlin ' }, {}],
    ['removes a cleared job title and a cleared state', { jobTitle: '', state: ' ' }, { jobTitle: null, state: null }],
    ['has a new job title', { jobTitle: 'Engineer' }, { jobTitle: 'Engineer' }],
  ])('%s', (_, typed, sent) => {
    const known = { ...ada, jobTitle: 'Buyer', state: 'BE' }
    expect(toProfileInput({ ...known, ...typed }, known)).toStrictEqual(sent)
  })
})

describe('a later response of the shop', () => {
  const fresh = { ...ada, city: 'Hamburg', jobTitle: 'Buyer' }
  const rest = profileFields.filter((field) => field !== 'city')

  it.each<[string, Partial<ProfileValues>, ProfileField[]]>([
    ['is used where nothing was typed', {}, [...profileFields]],
    ['keeps typed values', { city: 'Bremen' }, rest],
    ['keeps cleared values', { city: '' }, rest],
    ['normalizes equal values', { city: ' Hamburg ' }, [...profileFields]],
  ])('%s', (_, typed, fields) =>
    expect(followingFields({ typed: { ...ada, ...typed }, known: ada, fresh })).toEqual(fields),
  )
})
