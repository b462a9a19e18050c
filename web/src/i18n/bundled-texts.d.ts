/** JSON that `web/build/bundled-texts.ts` defines for the bundler. */
declare const TROUBLE_WORDS: string
declare const ENGLISH_TROUBLE_WORDS: string
declare const LANGUAGE_OFFERS: string
