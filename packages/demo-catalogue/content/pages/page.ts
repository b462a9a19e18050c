import type { TextSection } from '@partgate/schema/shop-api/site.ts'
import type { PageName } from '@partgate/shop-api/src/site/index.ts'
import type { InEveryLanguage } from '../words.ts'

export type Page = { name: PageName; updatedAt: string; title: InEveryLanguage; sections: TextSection[] }
