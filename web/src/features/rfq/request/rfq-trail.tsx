import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '#i18n/routing.ts'
import { breadcrumbNode } from '#seo/graph/nodes.ts'
import { PageGraph } from '#seo/graph/page-graph.tsx'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'

/** The way down to a page, for people and for search engines. */
export function RfqTrail({ above = [], current }: { above?: Crumb[]; current: Crumb }) {
  const common = useTranslations('common')
  const layout = useTranslations('layout')
  const locale: Locale = useLocale()
  const trail = [{ name: common('home'), href: '/' }, ...above]
  return (
    <>
      <Breadcrumbs label={layout('breadcrumbs')} trail={trail} current={current.name} />
      <PageGraph nodes={[breadcrumbNode([...trail, current], locale)]} />
    </>
  )
}
