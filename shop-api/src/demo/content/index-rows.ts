import { locales } from '@partgate/schema/locales.ts'
import { pageIds } from '#site/index.ts'
import { cookiesPolicy } from './pages/cookies-policy.ts'
import { howToBuy } from './pages/how-to-buy.ts'
import type { Page } from './pages/page.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { refund } from './pages/refund.ts'
import { shippingDelivering } from './pages/shipping-delivering.ts'
import { termCondition } from './pages/term-condition.ts'
import { termsConditions } from './pages/terms-conditions.ts'

export type TextRow = { kind: string; id: number; lang: string; body: object }

const pages: Page[] = [
  cookiesPolicy,
  howToBuy,
  privacyPolicy,
  refund,
  shippingDelivering,
  termCondition,
  termsConditions,
]

/** Rows of `texts`: titles in every language, the rest in English, which is what a missing word falls back to. */
export function* contentRows(): Iterable<TextRow> {
  for (const { name, title, sections, updatedAt: updated_at } of pages)
    for (const { code: lang } of locales) {
      const rest = lang === 'en' ? { lang, sections, updated_at } : {}
      yield { kind: 'page', id: pageIds[name], lang, body: { title: title[lang], ...rest } }
    }
}
