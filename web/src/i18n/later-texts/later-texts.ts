import { getPathname } from '../get-pathname.ts'
import type { Locale } from '../routing.ts'

/** Texts that pages do not contain: a component loads them together with its scripts. */
export type LaterTexts = 'bom' | 'cart-panels' | 'countries' | 'feedback' | 'near-parts' | 'quick-rfq'

/** Browsers store a file, so each release has addresses of its own. */
export const laterTextsPath = (name: LaterTexts, locale: Locale) =>
  `${getPathname({ href: `/texts/${name}`, locale })}?release=${TEXTS_RELEASE}`
