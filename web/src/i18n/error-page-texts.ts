import type { LocaleCode } from '@partgate/schema/locales.ts'

export type ErrorPageTexts = { errorPage: string; tryAgain: string; homepage: string }

/** A separate chunk: only error pages load it. */
export const errorPageTexts: Record<LocaleCode, ErrorPageTexts> = JSON.parse(ERROR_PAGE_TEXTS)
