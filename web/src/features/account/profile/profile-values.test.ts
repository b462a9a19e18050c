import { describe, expect, it } from 'vitest'
import { checkPerson } from '../check-fields.ts'
import {
  followingFields,
  type ProfileField,
  profileFields,
  type ProfileValues,
  profileValuesOf,
} from './profile-values.ts'

const ada: ProfileValues = {
  contactName: 'Ada Keller',
  telephone: '+49 30 5550 0123',
  jobTitle: '',
  companyName: 'Keller Messtechnik',
  countryCode: 'DE',
  state: '',
  city: 'Berlin',
  address: 'Invalidenstr. 44',
}

const problemsOf = (changes: Partial<ProfileValues>) =>
  Object.fromEntries(Object.entries(checkPerson({ ...ada, ...changes })).filter(([, problem]) => problem))

describe('what is to mend in a profile', () => {
  it.each([
    [{}, {}],
    [{ contactName: ' ' }, { contactName: 'contactName' }],
    [{ telephone: '' }, { telephone: 'telephone' }],
    [{ telephone: 'call me' }, { telephone: 'telephoneInvalid' }],
    [{ companyName: '' }, { companyName: 'companyName' }],
    [{ countryCode: '' }, { countryCode: 'country' }],
    [{ city: '' }, { city: 'city' }],
    [{ address: '\t' }, { address: 'address' }],
    [{ jobTitle: '', state: '' }, {}],
  ])('%o: %o', (changes, problems) => expect(problemsOf(changes)).toEqual(problems))
})

it('takes from a person what the form shows, and no more', () => {
  const viewer = { ...ada, id: '1', email: 'ada@example.com' }
  expect(profileValuesOf(viewer)).toEqual(ada)
  expect(Object.keys(ada)).toEqual([...profileFields])
})

describe('a later answer of the shop', () => {
  const fresh = { ...ada, city: 'Hamburg', jobTitle: 'Buyer' }
  const rest = profileFields.filter((field) => field !== 'city')

  it.each<[string, Partial<ProfileValues>, ProfileField[]]>([
    ['is taken where nothing was typed', {}, [...profileFields]],
    ['leaves alone what was typed', { city: 'Bremen' }, rest],
    ['leaves alone what was emptied', { city: '' }, rest],
    ['tidies what it says too', { city: ' Hamburg ' }, [...profileFields]],
  ])('%s', (_, typed, fields) =>
    expect(followingFields({ typed: { ...ada, ...typed }, known: ada, fresh })).toEqual(fields),
  )
})
