import { maxSearchChars } from '@partgate/schema/limits.ts'
import { toSearchPath } from '@partgate/schema/pages.ts'

export const minTermChars = 2
/** A lone surrogate cannot be encoded in a URL. */
const loneSurrogate = /\p{Surrogate}/gu

export const searchTerm = (typed: string) =>
  typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxSearchChars)
    .trimEnd()
    .replaceAll(loneSurrogate, '\ufffd')

/** Null for a term that is too short. */
export const toSearch = (typed: string) => {
  const term = searchTerm(typed)
  return [...term].length < minTermChars ? null : { term, href: toSearchPath(term) }
}
