import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { rich } from './rich.tsx'

const address = vi.hoisted(() => ({ search: '' }))
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.search) }))

const listLinks = (search: string) => {
  address.search = search
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{}}>
      {rich.login('Anmelden')}
      {rich.register('Konto anlegen')}
    </NextIntlClientProvider>,
  )
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

test('links between sign-in and registration name the page to return to', () => {
  const query = '?redirect=%2Fde%2Fpay%2Forder'
  expect(listLinks(query)).toEqual([`/de/login${query}`, `/de/register${query}`])
})

test.each(['', '?redirect=%2F%2Fevil.example', '?redirect=javascript:alert(1)', '?redirect=/exit'])(
  'at %j they name none',
  (search) => {
    expect(listLinks(search)).toEqual(['/de/login', '/de/register'])
  },
)
