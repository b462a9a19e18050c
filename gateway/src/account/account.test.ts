import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeSavedAddress } from '../../testing/order-data.ts'
import { profile } from '../../testing/shop-data.ts'

const endpoints = contract.account

describe('the viewer', () => {
  const viewer = '{ viewer { id email } }'

  it('is null for a visitor, without a call', async () => {
    const { shop, run } = await openGateway()
    expect((await run(viewer)).data).toEqual({ viewer: null })
    expect(shop.requests).toHaveLength(0)
  })

  test.for([
    ['a bearer', { authorization: 'Bearer abc' }, 'Bearer abc'],
    ['a cookie', { cookie: 'lang=de; token=abc' }, 'Bearer abc'],
    ['a bearer before a cookie', { authorization: 'Bearer abc', cookie: 'token=xyz' }, 'Bearer abc'],
  ] as const)('is known by %s', async ([, headers, authorization]) => {
    const { shop, run } = await openGateway()
    const { data } = await run(viewer, { headers })
    expect(data).toMatchObject({ viewer: { email: profile.email } })
    expect(shop.findLastRequest(endpoints.profileInfo)?.headers.authorization).toBe(authorization)
  })

  it('can be fetched again by id, by its owner alone', async () => {
    const { shop, run } = await openGateway()
    const headers = { authorization: 'Bearer abc' }
    const first = await run(viewer, { headers })
    const node = `{ node(id: "${toGlobalId('Viewer', profile.member_id)}") { __typename } }`
    expect(first.errors).toBeUndefined()
    expect((await run(node, { headers })).data).toEqual({ node: { __typename: 'Viewer' } })
    shop.respond(endpoints.profileInfo, () => ({ ...profile, member_id: 'member-id-of-eve-1' }))
    expect((await run(node, { headers })).data).toEqual({ node: null })
  })

  it('with an ended session gets an error, and the browser drops the session', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.profileInfo, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    const { data, errors, setCookies } = await run(viewer, { headers: { cookie: 'token=old' } })
    expect(data).toEqual({ viewer: null })
    expect(errors).toMatchObject([{ message: 'Please sign in again.', extensions: { code: 'UNAUTHENTICATED' } }])
    expect(setCookies).toEqual([expect.stringMatching(/^token=; .*1970/), expect.stringMatching(/^userInfo=; .*1970/)])
  })
})

describe('registering', () => {
  const register = `mutation ($input: RegisterInput!) {
    register(input: $input) { email errors { __typename message path } }
  }`
  const input = {
    email: 'ada@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    contactName: 'Ada',
    telephone: '+44 20 7946 0000',
    companyName: 'Analytical Engines',
    countryCode: 'GB',
    city: 'London',
    addressLine1: '1 Dorset Street',
    isPolicyAccepted: true,
  }

  it('is sent in the shop’s words', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(register, { variables: { input } })
    expect(data).toEqual({ register: { email: 'ada@example.com', errors: [] } })
    expect(shop.findLastRequest(endpoints.register)?.body).toMatchObject({
      confirm_password: 'correct horse',
      country: 'GB',
      address: '1 Dorset Street',
      agreement: true,
    })
  })

  it('shows each refused field at its input', async () => {
    const { shop, run } = await openGateway()
    const fields = [
      { field: 'confirm_password', message: 'Password inconsistency!' },
      { field: 'country', message: 'Select a country' },
      { field: 'agreement', message: 'Please agree the policy' },
    ]
    shop.respond(endpoints.register, () => new Refusal(codes.invalidRequest, 'Bad.', { fields }))
    const { data } = await run(register, { variables: { input: { ...input, isPolicyAccepted: true } } })
    expect(data['register']).toEqual({
      email: null,
      errors: [
        { __typename: 'ValidationError', message: 'Password inconsistency!', path: ['input', 'confirmPassword'] },
        { __typename: 'ValidationError', message: 'Select a country', path: ['input', 'countryCode'] },
        { __typename: 'ValidationError', message: 'Please agree the policy', path: ['input', 'isPolicyAccepted'] },
      ],
    })
  })

  it('leaves a missing agreement to the shop’s own sentence', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(register, { variables: { input: { ...input, isPolicyAccepted: false } } })
    expect(shop.countRequests(endpoints.register)).toBe(1)
    expect(data['register']).toMatchObject({ email: null, errors: [{ __typename: 'ValidationError' }] })
  })

  it('ends with a link that may be used up', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.active, () => new Refusal(codes.linkInvalid, 'Expired.'))
    const { data } = await run(`mutation {
      activateAccount(input: { token: "abcdefghijklmnopqrstuvwxyz" }) { email errors { __typename message path } }
    }`)
    const error = { __typename: 'InvalidLinkError', message: 'Expired.', path: ['input', 'token'] }
    expect(data['activateAccount']).toEqual({ email: null, errors: [error] })
  })
})

describe('saved addresses', () => {
  const saved = toGlobalId('SavedAddress', 2)
  const change = `mutation {
    updateAddress(input: {
      savedAddressId: "${saved}", isDefaultShipping: true,
      address: { contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London", addressLine1: "12 St James Square" }
    }) { savedAddress { id } viewer { addresses { id isDefaultShipping } } errors { __typename path } }
  }`

  it('come back with the change, without being read again', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(change, { headers: { authorization: 'Bearer abc' } })
    expect(data['updateAddress']).toEqual({
      savedAddress: { id: saved },
      viewer: {
        addresses: [
          { id: toGlobalId('SavedAddress', 1), isDefaultShipping: true },
          { id: saved, isDefaultShipping: false },
        ],
      },
      errors: [],
    })
    expect(shop.countRequests(contract.account.addressList)).toBe(0)
    expect(shop.findLastRequest(contract.account.addressModify)).toMatchObject({
      params: { id: '2' },
      body: { country: 'GB', address_line_1: '12 St James Square', is_default_shipping: true },
    })
    expect(shop.findLastRequest(contract.account.addressModify)?.body).not.toHaveProperty('is_default_billing')
  })

  it('say which field is refused, in the schema’s words', async () => {
    const { shop, run } = await openGateway()
    shop.respond(
      contract.account.addressModify,
      () =>
        new Refusal(codes.invalidRequest, 'Bad.', {
          fields: [{ field: 'address_line_1', message: 'Enter an address' }],
        }),
    )
    const { data } = await run(change, { headers: { authorization: 'Bearer abc' } })
    expect(data['updateAddress']).toMatchObject({
      savedAddress: null,
      errors: [{ __typename: 'ValidationError', path: ['input', 'address', 'addressLine1'] }],
    })
  })
})

it('a profile and an address without a country, a state or a company show null', async () => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.profileInfo, () => ({ ...profile, country: '', job_title: '' }))
  shop.respond(contract.account.addressList, () => [
    makeSavedAddress(1, { country: 'Britain', company_name: '', state: '', address_line_2: '', postal_code: '' }),
  ])
  const { data, errors } = await run(
    `{
      viewer {
        countryCode jobTitle state
        addresses { address { countryCode companyName state addressLine2 postalCode city } }
      }
    }`,
    { headers: { authorization: 'Bearer abc' } },
  )
  expect(errors).toBeUndefined()
  expect(data['viewer']).toEqual({
    countryCode: null,
    jobTitle: null,
    state: null,
    addresses: [
      {
        address: {
          countryCode: null,
          companyName: null,
          state: null,
          addressLine2: null,
          postalCode: null,
          city: expect.any(String),
        },
      },
    ],
  })
})

it('a country that does not exist is refused before a request to the shop', async () => {
  const { shop, run } = await openGateway()
  const { errors } = await run(
    'mutation { updateProfile(input: { countryCode: "ZZ" }) { viewer { countryCode } errors { code } } }',
    { headers: { authorization: 'Bearer abc' } },
  )
  expect(errors).toMatchObject([
    {
      message:
        'CountryCode cannot represent this value. It must be an ISO 3166-1 alpha-2 code in upper case, such as "DE".',
    },
  ])
  expect(shop.countRequests(endpoints.profileModify)).toBe(0)
})

it('null removes the job title and the state of a profile, and leaves other fields unchanged', async () => {
  const { shop, run } = await openGateway()
  const change = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { message } } }'
  const send = async (input: object) => {
    const { data } = await run(change, { variables: { input }, headers: { authorization: 'Bearer abc' } })
    expect(data['updateProfile']).toEqual({ errors: [] })
    return shop.findLastRequest(endpoints.profileModify)?.body
  }
  expect(await send({ jobTitle: null, state: null, city: null })).toEqual({ job_title: '', state: '' })
  expect(await send({ jobTitle: '', city: 'Paris' })).toEqual({ job_title: '', city: 'Paris' })
})

it('a changed profile changes the name that pages show', async () => {
  const { run } = await openGateway()
  const { data, setCookies } = await run(
    'mutation { updateProfile(input: { companyName: "New Engines" }) { viewer { companyName } errors { message } } }',
    { headers: { authorization: 'Bearer abc' } },
  )
  expect(data['updateProfile']).toEqual({ viewer: { companyName: 'New Engines' }, errors: [] })
  expect(decodeURIComponent(setCookies[0] ?? '')).toContain('"companyName":"New Engines"')
})
