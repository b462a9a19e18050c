import type { LocaleCode } from '@partgate/schema/locales.ts'

type LanguageOfferTexts = { label: string; offer: string; close: string }

/** A separate chunk: only pages with an offer load it. */
export const languageOffers: Record<LocaleCode, LanguageOfferTexts> = JSON.parse(LANGUAGE_OFFERS)
