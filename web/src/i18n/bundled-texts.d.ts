/** JSON that `web/build/bundled-texts.ts` defines for the bundler. */
declare const ERROR_PAGE_TEXTS: string
declare const ENGLISH_ERROR_PAGE_TEXTS: string
declare const LANGUAGE_OFFERS: string

/** Differs for each build. */
declare const TEXTS_RELEASE: string
