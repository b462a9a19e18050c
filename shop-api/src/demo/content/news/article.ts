import type { TextSection } from '@partgate/schema/shop-api/site.ts'
import type { InEveryLanguage } from '../words.ts'
import type { TagName } from './tags.ts'

export type Article = {
  id: number
  slug: string
  publishedAt: string
  tags: TagName[]
  title: InEveryLanguage
  summary: string
  sections: TextSection[]
}
