import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { TextSection } from '@partgate/schema/shop-api/site.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'

type PageText = { title: string; lang: string; sections: TextSection[]; updated_at: string }

export const findPage = async (db: Queryable, lang: LocaleCode, id: number): Promise<PageText | undefined> => {
  const [row] = await db.query<{ words: Partial<PageText> }>(
    `select ${localizedSql('$1', 'page', '$2')} as words`,
    [lang, id],
    'site.findPage',
  )
  const { title, lang: writtenIn, sections, updated_at } = row?.words ?? {}
  return title && writtenIn && sections && updated_at ? { title, lang: writtenIn, sections, updated_at } : undefined
}
