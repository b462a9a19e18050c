const pagePath = /^\/productdetail\/(.+)/
const minLetters = 3
const maxLetters = 100
const maxPathChars = 1_000
const maxQueries = 4

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A broken escape may still surround a part number.
    return text.replaceAll(/%[0-9a-f]{0,2}/gi, ' ')
  }
}

/** From the exact part number to all words of the path. */
export const addressQueries = (pathname: string): string[] => {
  const words = decoded(pagePath.exec(pathname.slice(0, maxPathChars))?.[1] ?? '')
    .normalize('NFKC')
    .replace(/\.(?:html?|php|aspx?|md|pdf)\b.*$/i, '')
    .split(/[^\p{L}\p{N}.+#]+/u)
    .filter(Boolean)
  const hasDigit = (word: string) => /\p{N}/u.test(word)
  const number = words.slice(words.findIndex(hasDigit), words.findLastIndex(hasDigit) + 1)
  const [longWord = ''] = number.filter(hasDigit).toSorted((one, other) => other.length - one.length)
  const [beginning = ''] = /^\p{L}*\p{N}{2,}/u.exec(longWord) ?? []
  const queries = [words.some(hasDigit) ? number.join('-') : '', longWord, beginning, words.join(' ')]
  return [...new Set(queries.map((query) => query.slice(0, maxLetters)))]
    .filter((query) => query.length >= minLetters)
    .slice(0, maxQueries)
}
