import type { LocaleCode } from '@partgate/schema/locales.ts'

export type TroubleWords = { errorPage: string; tryAgain: string; homepage: string }

/** A separate chunk: only error pages load it. */
export const troubleWords: Record<LocaleCode, TroubleWords> = JSON.parse(TROUBLE_WORDS)
