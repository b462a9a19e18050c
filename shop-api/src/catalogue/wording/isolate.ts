/** A part of a text that runs from left to right: Latin letters, digits and what stands between them. */
const leftToRightRun = /[^\p{Script=Arabic}،؛\s](?:[^\p{Script=Arabic}،؛]*[^\p{Script=Arabic}،؛\s])?/gu

/** Puts values and part numbers in left-to-right isolates, so that `100 nF` does not become `nF 100`. */
export const createIsolate = (dir: 'ltr' | 'rtl') => (text: string) =>
  dir === 'ltr' ? text : text.replaceAll(leftToRightRun, (run) => `\u2066${run}\u2069`)
