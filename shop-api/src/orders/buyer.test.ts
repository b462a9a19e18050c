import { describe, expect, it } from 'vitest'
import { toBuyerKey, toKeyOwner } from './buyer.ts'

const guest = { userId: null, cartToken: null }

it.each([
  [{ userId: 7, cartToken: 'c' }, '203.0.113.9', 'member:7'],
  [guest, '203.0.113.9', 'guest:203.0.113.9'],
  [guest, '2001:db8:0:7:1::9', 'guest:2001:db8:0:7::/64'],
])('the unpaid orders of %o at %s are counted as those of %s', (caller, address, key) => {
  expect(toBuyerKey({ caller, address })).toBe(key)
})

describe('an idempotency key belongs to', () => {
  const at = { address: '203.0.113.9' }
  it('the member, at any address and with any cart', () => {
    expect(toKeyOwner({ ...at, caller: { userId: 7, cartToken: 'c' } }, 'a@b.test')).toBe('order:member:7')
  })
  it('the guest’s cart, hashed', () => {
    const owner = toKeyOwner({ ...at, caller: { userId: null, cartToken: 'secret' } }, 'a@b.test')
    expect(owner).toBe(toKeyOwner({ address: '::1', caller: { userId: null, cartToken: 'secret' } }, 'other@b.test'))
    expect(owner).not.toContain('secret')
  })
  it('the address together with the e-mail', () => {
    const owner = toKeyOwner({ ...at, caller: guest }, 'a@b.test')
    expect(owner).not.toBe(toKeyOwner({ ...at, caller: guest }, 'c@b.test'))
    expect(owner).not.toBe(toKeyOwner({ address: '203.0.113.8', caller: guest }, 'a@b.test'))
  })
})
