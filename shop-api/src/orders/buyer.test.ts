import { describe, expect, it } from 'vitest'
import { buyerKey, keyOwner } from './buyer.ts'

const guest = { userId: null, cartToken: null }

it.each([
  [{ userId: 7, cartToken: 'c' }, '203.0.113.9', 'member:7'],
  [guest, '203.0.113.9', 'guest:203.0.113.9'],
  [guest, '2001:db8:0:7:1::9', 'guest:2001:db8:0:7::/64'],
])('D26: the unpaid orders of %o at %s are counted as those of %s', (who, address, key) => {
  expect(buyerKey({ who, address })).toBe(key)
})

describe('an idempotency key stands in the name of', () => {
  const at = { address: '203.0.113.9' }
  it('the member, wherever they are and whatever cart they had', () => {
    expect(keyOwner({ ...at, who: { userId: 7, cartToken: 'c' } }, 'a@b.test')).toBe('order:member:7')
  })
  it('the guest’s cart, not shown in clear', () => {
    const owner = keyOwner({ ...at, who: { userId: null, cartToken: 'secret' } }, 'a@b.test')
    expect(owner).toBe(keyOwner({ address: '::1', who: { userId: null, cartToken: 'secret' } }, 'other@b.test'))
    expect(owner).not.toContain('secret')
  })
  it('who writes from one address with one e-mail', () => {
    const owner = keyOwner({ ...at, who: guest }, 'a@b.test')
    expect(owner).not.toBe(keyOwner({ ...at, who: guest }, 'c@b.test'))
    expect(owner).not.toBe(keyOwner({ address: '203.0.113.8', who: guest }, 'a@b.test'))
  })
})
