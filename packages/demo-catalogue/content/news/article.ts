import type { TextSection } from '@partgate/schema/shop-api/site.ts'
import type { InEveryLanguage } from '../words.ts'
import type { TagName } from './tags.ts'

export type Article = {
  id: number
  slug: string
  publishedAt: string
  tags: TagName[]
  /** Slugs of what it is about, for pages of parts: a category stands for all below it. */
  topics: { categories: string[]; manufacturers: string[] }
  title: InEveryLanguage
  summary: string
  sections: TextSection[]
}
