import { Client, fetchExchange, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { UpdateProfileDocument, SignInDocument } from '../generated/documents/account.ts'
import { AccountMenuDocument } from '../generated/documents/layout.ts'
import { createPageAccount } from './page-account.ts'

type Visitor = { __typename: 'Viewer'; id: string; companyName: string } | null
const ada: Visitor = { __typename: 'Viewer', id: 'ada', companyName: 'Bench Ltd' }
const grace: Visitor = { ...ada, id: 'grace' }
const credentials = { input: { email: 'ada@example.com', password: 'x' } }
const profile = {
  input: {
    contactName: 'Ada',
    telephone: '1',
    companyName: 'Bench Ltd',
    countryCode: 'DE',
    city: 'Berlin',
    addressLine1: 'Torstr. 1',
  },
}

const openPage = (visitor: Visitor) => {
  const shop = { visitor, isRefusing: false }
  const named: (string | null)[] = []
  const onOtherAccount = vi.fn<() => void>()
  const page = createPageAccount()
  onTestFinished(page.subscribe(onOtherAccount))
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [
      mapExchange({ onOperation: page.addAccountHeader, onResult: page.readResult }),
      cacheExchange({}),
      fetchExchange,
    ],
    fetchOptions: { headers: { Lang: 'de' } },
    fetch: async (_url, init) => {
      const headers = new Headers(init?.headers)
      expect(headers.get('lang')).toBe('de')
      const { operationName } = z.object({ operationName: z.string() }).parse(JSON.parse(z.string().parse(init?.body)))
      if (operationName !== 'AccountMenu') named.push(headers.get('page-account'))
      else expect(headers.has('page-account')).toBe(false)
      if (shop.isRefusing)
        return Response.json({ errors: [{ message: 'No', extensions: { code: 'ACCOUNT_CHANGED' } }] })
      const payload = { viewer: null, errors: [] }
      const data = {
        AccountMenu: { viewer: shop.visitor },
        SignIn: { signIn: { __typename: 'SignInPayload', ...payload } },
        UpdateProfile: { updateProfile: { __typename: 'UpdateProfilePayload', ...payload } },
      }[operationName]
      return Response.json({ data })
    },
  })
  return {
    shop,
    named,
    onOtherAccount,
    page,
    read: () => client.query(AccountMenuDocument, {}, { requestPolicy: 'network-only' }),
    save: () => client.mutation(UpdateProfileDocument, profile),
    signIn: () => client.mutation(SignInDocument, credentials),
  }
}

const setCookie = (cookie: string) => {
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', { cookie })
  onTestFinished(() => void vi.unstubAllGlobals())
}
const describeAccount = (id: string) =>
  `userInfo=${encodeURIComponent(JSON.stringify({ id, companyName: 'Bench Ltd' }))}`

test('mutations name the account that the page has shown first', async () => {
  const { shop, named, onOtherAccount, read, save } = openPage(ada)
  await save()
  await read()
  await save()
  expect(onOtherAccount).not.toHaveBeenCalled()
  shop.visitor = grace
  await read()
  await save()
  expect(named).toEqual([null, 'ada', 'ada'])
  expect(onOtherAccount).toHaveBeenCalledOnce()
})

test('a page that has shown a guest names a guest, also after a sign-in in another tab', async () => {
  const { shop, named, onOtherAccount, read, save } = openPage(null)
  await read()
  shop.visitor = ada
  await read()
  await save()
  expect(named).toEqual(['guest'])
  expect(onOtherAccount).toHaveBeenCalledOnce()
})

test('a page whose session has ended becomes the page of a guest', async () => {
  const { shop, named, onOtherAccount, read, save } = openPage(ada)
  await read()
  shop.visitor = null
  await read()
  await save()
  expect(named).toEqual(['guest'])
  expect(onOtherAccount).not.toHaveBeenCalled()
})

test('a sign-in names no account, and the page then shows the new one', async () => {
  const { shop, named, onOtherAccount, read, save, signIn } = openPage(null)
  await read()
  await signIn()
  shop.visitor = grace
  await read()
  await save()
  expect(named).toEqual([null, 'grace'])
  expect(onOtherAccount).not.toHaveBeenCalled()
})

test.for([
  ['the cookie has one', null, describeAccount('grace'), 'grace'],
  ['the cookie has none', null, 'lang=de', 'guest'],
  ['a response has another one', ada, describeAccount('grace'), 'ada'],
  [
    'the cookie is of an older gateway',
    null,
    `userInfo=${encodeURIComponent('{"companyName":"Bench Ltd"}')}`,
    undefined,
  ],
] as const)('where %s, the account of the page is that of %s', async ([, visitor, cookie, account]) => {
  setCookie(cookie)
  const { page, read } = openPage(visitor)
  if (visitor) await read()
  expect(page.readAccount()).toBe(account)
})

test('a refused mutation reports another account', async () => {
  const { shop, onOtherAccount, read, save } = openPage(ada)
  await read()
  shop.isRefusing = true
  await save()
  expect(onOtherAccount).toHaveBeenCalledOnce()
})

test.for([
  ['another account', ada, describeAccount('grace'), 1],
  ['an account instead of a guest', null, describeAccount('grace'), 1],
  ['no account', ada, 'lang=de', 1],
  ['the same account', ada, describeAccount('ada'), 0],
  ['a guest still', null, '', 0],
  ['an account without an id', ada, 'userInfo=%7B%22companyName%22%3A%22x%22%7D', 0],
] as const)('on return with %s', async ([, visitor, cookie, reportCount]) => {
  const { onOtherAccount, page, read } = openPage(visitor)
  setCookie(cookie)
  page.compareWithCookie()
  expect(onOtherAccount).not.toHaveBeenCalled()
  await read()
  page.compareWithCookie()
  expect(onOtherAccount).toHaveBeenCalledTimes(reportCount)
})
