import { describe, expect, it } from 'vitest'
import { toBuyerKey, toKeyOwner } from './buyer.ts'

const guest = { userId: null, cartToken: null, apiClient: null }
const partner = { ...guest, apiClient: 'acme' }

it.each([
  [{ ...partner, userId: 7, cartToken: 'c' }, '203.0.113.9', 'member:7'],
  [partner, '203.0.113.9', 'partner:acme'],
  [guest, '203.0.113.9', 'guest:203.0.113.9'],
  [guest, '2001:db8:0:7:1::9', 'guest:2001:db8:0:7::/64'],
])('the unpaid orders of %o at %s are counted as those of %s', (caller, address, key) => {
  expect(toBuyerKey({ caller, address })).toBe(key)
})

describe('an idempotency key belongs to', () => {
  const at = { address: '203.0.113.9' }
  it('the member, at any address and with any cart', () => {
    expect(toKeyOwner({ ...at, caller: { ...partner, userId: 7, cartToken: 'c' } }, 'a@b.test')).toBe('order:member:7')
  })
  it('the partner, at any address and with any cart', () => {
    for (const caller of [partner, { ...partner, cartToken: 'c' }])
      expect(toKeyOwner({ ...at, caller }, 'a@b.test')).toBe('order:partner:acme')
  })
  it('the guest’s cart, hashed', () => {
    const owner = toKeyOwner({ ...at, caller: { ...guest, cartToken: 'secret' } }, 'a@b.test')
    expect(owner).toBe(toKeyOwner({ address: '::1', caller: { ...guest, cartToken: 'secret' } }, 'other@b.test'))
    expect(owner).not.toContain('secret')
  })
  it('the address together with the e-mail', () => {
    const owner = toKeyOwner({ ...at, caller: guest }, 'a@b.test')
    expect(owner).not.toBe(toKeyOwner({ ...at, caller: guest }, 'c@b.test'))
    expect(owner).not.toBe(toKeyOwner({ address: '203.0.113.8', caller: guest }, 'a@b.test'))
  })
})
