import { expect, test } from 'vitest'
import { signInHref, withRedirect } from './sign-in-href.ts'

test('a link to the sign-in names the page to return to, with its query', () => {
  expect(signInHref('/de/s?wd=100nF&page=2')).toBe('/login?redirect=%2Fde%2Fs%3Fwd%3D100nF%26page%3D2')
  expect(withRedirect('/register', '/pay/order')).toBe('/register?redirect=%2Fpay%2Forder')
})

test('a link without a page to return to has no query', () => {
  expect([signInHref(null), withRedirect('/forgotpassword', null)]).toEqual(['/login', '/forgotpassword'])
})
