import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/routing.ts'
import { columnNames } from './part-row.ts'
import { partsTemplate } from './parts-template.ts'

export const templateResponse = async (locale: Locale): Promise<Response> => {
  const t = await getTranslations({ locale, namespace: 'rfqPage.columns' })
  return new Response(partsTemplate(columnNames(t), locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rfq-parts.csv"',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  })
}
