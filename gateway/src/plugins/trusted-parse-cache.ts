import { type DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Counted in characters of the operations' texts. */
const maxChars = 1_000_000

const bounded = <V extends object>() =>
  new LRUCache<string, V>({ maxSize: maxChars, sizeCalculation: (_, text) => text.length + 1 })

/** What free-form operations were parsed into; a verdict is kept with its document. */
export const parseCache = () => ({ documentCache: bounded<DocumentNode>(), errorCache: bounded<Error>() })
