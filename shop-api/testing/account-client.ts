import { contract } from '@partgate/schema/shop-api/contract.ts'
import { z } from 'zod'
import type { TestShop } from './open-test-shop.ts'

const calls = contract.account
export const form = {
  sales_name: '',
  email: 'Ada@Example.com',
  password: 'tantalum lane 9',
  confirm_password: 'tantalum lane 9',
  contact_name: 'Ada Lovelace',
  telephone: '+44 20 7946 0000',
  company_name: 'Analytical Engines',
  country: 'GB',
  city: 'London',
  state: '',
  address: '12 St James Square',
  agreement: true,
}
export const credentials = { email: 'ada@example.com', password: form.password }

export const createAccountClient = (shop: TestShop) => {
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    shop.call('POST', path, { body, ...(headers ? { headers } : {}) })
  const register = (changes: object = {}, headers?: Record<string, string>) =>
    post(calls.register.path, { ...form, ...changes }, headers)
  const signIn = (changes: object = {}) => post(calls.login.path, { ...credentials, ...changes })
  const mails = () =>
    shop.db.query<{ recipient: string; kind: string; subject: string; body_text: string }>(
      'select * from outbox order by id',
    )
  const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const lastToken = async () => tokenIn((await mails()).at(-1)?.body_text)
  const activate = (token: string) => post(calls.active.path, { token })
  const openAccount = async (changes: object = {}) => {
    await register(changes)
    return activate(await lastToken())
  }
  const forgot = (email: string = credentials.email, headers?: Record<string, string>) =>
    post(calls.forgot.path, { email }, headers)
  const verify = (token: string) => post(calls.resetVerify.path, { token })
  const reset = (token: string, password: string) =>
    post(calls.resetPassword.path, { token, password, confirm_password: password })
  const signInForBearer = async (changes: object = {}) => {
    const { data } = await signIn(changes)
    return { Authorization: `Bearer ${z.object({ token: z.string() }).parse(data).token}` }
  }
  const profile = (headers: Record<string, string> = {}) => shop.call('GET', calls.profileInfo.path, { headers })

  const member = async (email: string) => {
    await openAccount({ email })
    return signInForBearer({ email })
  }

  return {
    post,
    register,
    signIn,
    mails,
    tokenIn,
    lastToken,
    activate,
    openAccount,
    forgot,
    verify,
    reset,
    signInForBearer,
    profile,
    member,
  }
}
