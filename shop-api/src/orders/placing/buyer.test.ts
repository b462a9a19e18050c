import { expect, it } from 'vitest'
import { toBuyerKey } from './buyer.ts'

const guest = { userId: null, apiClient: null }
const partner = { ...guest, apiClient: 'acme' }

it.each([
  [{ ...partner, userId: 7 }, '203.0.113.9', 'member:7'],
  [partner, '203.0.113.9', 'partner:acme'],
  [guest, '203.0.113.9', 'guest:203.0.113.9'],
  [guest, '2001:db8:0:7:1::9', 'guest:2001:db8:0:7::/64'],
])('the unpaid orders of %o at %s are counted as those of %s', (caller, address, key) => {
  expect(toBuyerKey({ caller, address })).toBe(key)
})
