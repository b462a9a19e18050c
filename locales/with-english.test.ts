import { expect, test } from 'vitest'
import { withEnglish } from './with-english.ts'

test('missing messages are English, and messages that English lacks are dropped', () => {
  const english = { cart: { title: 'Cart', empty: { title: 'Nothing yet' } }, home: 'Home' }
  expect(withEnglish(english, { cart: { title: 'Warenkorb' }, gone: 'Weg' })).toEqual({
    cart: { title: 'Warenkorb', empty: { title: 'Nothing yet' } },
    home: 'Home',
  })
})
