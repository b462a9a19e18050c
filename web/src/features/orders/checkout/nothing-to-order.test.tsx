import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from '../../../../../locales/en.json' with { type: 'json' }
import { NothingToOrder } from './nothing-to-order-client.tsx'

const show = (hasSessionEnded: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <NothingToOrder
        state={{ kind: 'emptyCart' }}
        basket={{ kind: 'cart' }}
        hasSessionEnded={hasSessionEnded}
        onTaken={null}
      />
    </NextIntlClientProvider>,
  )

test('a member whose session has ended is asked to sign in beside the empty cart', () => {
  expect(show(true)).toContain('Your session has ended.')
  expect(show(true)).toMatch(/href="\/login\?[^"]*order/)
})

test('the empty cart of a guest has no such notice', () => expect(show(false)).not.toContain('session'))
