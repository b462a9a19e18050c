const shortest = 2
/** Half a character, which no address can hold. */
const loneSurrogate = /\p{Surrogate}/gu

/** The address of a search, without the language; null where there are fewer than two characters to search for. */
export const searchHref = (typed: string) => {
  const term = typed.replaceAll(loneSurrogate, '\ufffd').normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  return [...term].length < shortest ? null : { term, href: `/s?wd=${encodeURIComponent(term)}` }
}
