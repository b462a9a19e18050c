const shortest = 2
/** Where a search stands, without the language. */
export const searchPath = '/s'
/** What the shop takes as a keyword. */
export const longestTerm = 100
/** Half a character, which no address can hold. */
const loneSurrogate = /\p{Surrogate}/gu

/** What is searched for: one way to write each sign, single blanks. */
export const searchTerm = (typed: string) =>
  typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestTerm)
    .trimEnd()
    .replaceAll(loneSurrogate, '\ufffd')

/** The address of a search, without the language; null where there are fewer than two characters to search for. */
export const searchHref = (typed: string) => {
  const term = searchTerm(typed)
  return [...term].length < shortest ? null : { term, href: `${searchPath}?wd=${encodeURIComponent(term)}` }
}
