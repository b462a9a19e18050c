import { LRUCache } from 'lru-cache'

const maxTexts = 2_000
const maxChars = 400

/** For texts that clients choose: the number and the length of stored texts are limited. */
export const memoizeByText = <Made>() => {
  const stored = new LRUCache<string, { made: Made }>({ max: maxTexts })
  return (text: string, make: () => Made): Made => {
    const known = stored.get(text)
    if (known) return known.made
    const made = make()
    if (text.length <= maxChars) stored.set(text, { made })
    return made
  }
}
