import { type Messages, NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { Client, Provider } from 'urql'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { BomContents } from './bom-contents-client.tsx'
import { pickEntryTexts } from './bom-texts.ts'

const failWithoutText = (error: Error) => {
  throw error
}

test('before the stored list is read, text can be entered, and every button is disabled', async () => {
  const messages = (await loadMessages('en')) as Messages
  const html = renderToStaticMarkup(
    <Provider value={new Client({ url: '/graphql', exchanges: [] })}>
      <NextIntlClientProvider
        locale="en"
        timeZone="UTC"
        messages={{ common: messages.common, ...pickEntryTexts(messages) }}
        onError={failWithoutText}
      >
        <BomContents />
      </NextIntlClientProvider>
    </Provider>,
  )
  const buttons = html
    .match(/<button.*?<\/button>/gs)
    ?.map((button) => [button.replaceAll(/<[^>]+>/g, ''), button.includes(' disabled=""')])
  expect(buttons).toEqual([
    ['Choose a file', true],
    ['Read the list', true],
    ['Start with empty lines', true],
    ['Saved lists', true],
  ])
  expect(/<textarea[^>]*>/.exec(html)?.[0]).not.toContain('disabled')
})
