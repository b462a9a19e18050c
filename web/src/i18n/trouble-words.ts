import type { LocaleCode } from '@partgate/schema/locales.ts'

export type TroubleWords = { errorPage: string; inProduction: string; homepage: string }

/** A file of its own, so that only a page in trouble loads it. */
export const troubleWords: Record<LocaleCode, TroubleWords> = JSON.parse(TROUBLE_WORDS)
