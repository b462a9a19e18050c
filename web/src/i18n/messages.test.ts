import { expect, test } from 'vitest'
import { withEnglish } from './messages.ts'

test('a missing text is English, a present one is its own, and what English lacks is dropped', () => {
  const english = { cart: { title: 'Cart', empty: { title: 'Nothing yet' } }, home: 'Home' }
  expect(withEnglish(english, { cart: { title: 'Warenkorb' }, gone: 'Weg' })).toEqual({
    cart: { title: 'Warenkorb', empty: { title: 'Nothing yet' } },
    home: 'Home',
  })
})
