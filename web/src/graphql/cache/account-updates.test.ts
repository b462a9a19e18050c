import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  AddressesPageDocument,
  RemoveAddressDocument,
  SignInDocument,
  SignOutDocument,
} from '#graphql/generated/documents/account.ts'
import { CartFreightDocument } from '#graphql/generated/documents/cart.ts'
import { CartBadgeDocument } from '#graphql/generated/documents/layout.ts'
import { accountUpdates } from './account-updates.ts'

const refused = { __typename: 'WrongCredentialsError', message: 'Wrong', path: null }
const anna = { __typename: 'Viewer', id: 'anna' }

const createShop = () => {
  const sent: string[] = []
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange({ updates: { Mutation: accountUpdates } }), fetchExchange],
    fetch: async (_url, init) => {
      const { operationName, variables } = JSON.parse(z.string().parse(init?.body))
      sent.push(operationName)
      const isRight = variables?.input?.password === 'right'
      const data = {
        CartBadge: { cartLineCount: 3 },
        CartFreight: { checkout: { __typename: 'Checkout', preview: null, errors: [] } },
        SignIn: {
          signIn: { __typename: 'SignInPayload', viewer: isRight ? anna : null, errors: isRight ? [] : [refused] },
        },
        SignOut: { signOut: null },
        AddressesPage: { viewer: { ...anna, addresses: [] } },
        RemoveAddress: {
          removeAddress: {
            __typename: 'RemoveAddressPayload',
            viewer: variables?.input?.savedAddressId === 'said' ? { ...anna, addresses: [] } : null,
            errors: [],
          },
        },
      }[String(operationName)]
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })
    },
  })
  return { sent, client }
}
const credentials = (password: string) => ({ input: { email: 'anna@example.com', password } })

test('sign-in reads personal data again', async () => {
  const { sent, client } = createShop()
  await client.query(CartBadgeDocument, {})
  await client.mutation(SignInDocument, credentials('right'))
  await client.query(CartBadgeDocument, {})
  expect(sent).toEqual(['CartBadge', 'SignIn', 'CartBadge'])
})

test('sign-in reads the freight of the former visitor again', async () => {
  const { sent, client } = createShop()
  const freight = { countryCode: 'DE' }
  await client.query(CartFreightDocument, freight)
  await client.query(CartFreightDocument, freight)
  await client.mutation(SignInDocument, credentials('right'))
  await client.query(CartFreightDocument, freight)
  expect(sent).toEqual(['CartFreight', 'SignIn', 'CartFreight'])
})

test('a refused sign-in changes nothing', async () => {
  const { sent, client } = createShop()
  await client.query(CartBadgeDocument, {})
  await client.mutation(SignInDocument, credentials('wrong'))
  await client.query(CartBadgeDocument, {})
  expect(sent).toEqual(['CartBadge', 'SignIn'])
})

test('sign-out drops personal data even if the session had already ended', async () => {
  const { sent, client } = createShop()
  await client.query(CartBadgeDocument, {})
  await client.mutation(SignOutDocument, {})
  await client.query(CartBadgeDocument, {})
  expect(sent).toEqual(['CartBadge', 'SignOut', 'CartBadge'])
})

test.each([
  ['is not read again if the payload has it', 'said', ['AddressesPage', 'RemoveAddress']],
  ['is read again if the payload lacks it', 'unsaid', ['AddressesPage', 'RemoveAddress', 'AddressesPage']],
])('the list of addresses %s', async (_, addressId, operations) => {
  const { sent, client } = createShop()
  await client.query(AddressesPageDocument, {})
  await client.mutation(RemoveAddressDocument, { input: { savedAddressId: addressId } })
  await client.query(AddressesPageDocument, {})
  expect(sent).toEqual(operations)
})
