/** JSON that `web/trouble-words.ts` makes and the bundler puts in place of these names. */
declare const TROUBLE_WORDS: string
declare const ENGLISH_TROUBLE_WORDS: string
