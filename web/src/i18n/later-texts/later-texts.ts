import { getPathname } from '../get-pathname.ts'
import type { Locale } from '../routing.ts'

/** Texts that pages do not contain: messages that a component loads together with its scripts, and the names of countries. */
export type LaterTexts = 'bom' | 'cart-panels' | 'countries' | 'feedback' | 'near-parts' | 'quick-rfq'

/** Browsers store the texts, so each build has addresses of its own. */
export const laterTextsPath = (name: LaterTexts, locale: Locale) =>
  `${getPathname({ href: `/texts/${name}`, locale })}?release=${TEXTS_RELEASE}`
