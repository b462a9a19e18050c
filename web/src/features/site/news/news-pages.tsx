import { useTranslations } from 'next-intl'
import { Pagination } from '#ui/pagination.tsx'
import { newsHref, type NewsView } from './news-address.ts'

const pageSize = 10

export function NewsPages({ view, total }: { view: NewsView; total: number }) {
  const t = useTranslations('site.news')
  return (
    <Pagination
      current={view.page}
      last={Math.ceil(total / pageSize)}
      toHref={(page) => newsHref({ ...view, page })}
      labels={{
        name: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (page) => t('page', { page }),
      }}
    />
  )
}
