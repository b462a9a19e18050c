import { type DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

const maxChars = 1_000_000

const bounded = <V extends object>() =>
  new LRUCache<string, V>({ maxSize: maxChars, sizeCalculation: (_, text) => text.length + 1 })

export const createParseCache = () => ({ documentCache: bounded<DocumentNode>(), errorCache: bounded<Error>() })
