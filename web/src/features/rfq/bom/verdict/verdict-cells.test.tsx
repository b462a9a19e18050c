import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { sampleMatch } from '#testing/bom-match.ts'
import type { LineState } from '../line-states.ts'
import { OrderQuantity, RiskMarks } from './verdict-cells.tsx'

test('the quantity and the order ask to confirm an unsure quantity, so no mark repeats it', async () => {
  const state = { plan: { kind: 'unsureQuantity' }, savedValues: null, risks: ['quantity'] } as unknown as LineState
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={await loadMessages('en')}>
      <RiskMarks state={state} />
      <OrderQuantity plan={state.plan} />
    </NextIntlClientProvider>,
  )
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Confirm the quantity')
})

test('the mark of a cheaper packaging names it, and is no button', async () => {
  const cheaperPackaging = { id: 'p2', packaging: 'REEL' as const, standardPackQuantity: 10_000 }
  const match = sampleMatch({ match: { cheaperPackaging } })
  const state = { match, savedValues: null, risks: ['differs', 'packaging'] } as unknown as LineState
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={await loadMessages('en')}>
      <RiskMarks state={state} />
    </NextIntlClientProvider>,
  )
  expect(html).not.toContain('<button')
  expect(html.replaceAll(/<[^>]+>/g, '|')).toContain('|differs from your list||cheaper: Reel of 10,000|')
})
