/** JSON modules that `web/trouble-words.ts` and `web/language-offers.ts` generate in the bundler. */
declare const TROUBLE_WORDS: string
declare const ENGLISH_TROUBLE_WORDS: string
declare const LANGUAGE_OFFERS: string
