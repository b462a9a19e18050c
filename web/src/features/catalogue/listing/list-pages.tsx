import { useTranslations } from 'next-intl'
import { Pagination } from '#ui/pagination/pagination.tsx'

type ListPagesProps = { current: number; last: number; toHref: (page: number) => string }

export function ListPages(pages: ListPagesProps) {
  const t = useTranslations('catalogue.list')
  const labels = {
    name: t('pages'),
    previous: t('previousPage'),
    next: t('nextPage'),
    page: (page: number) => t('page', { page }),
  }
  return <Pagination {...pages} labels={labels} />
}
