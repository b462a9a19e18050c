import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '#i18n/routing.ts'
import { breadcrumbNode, itemListNode } from '#seo/graph/nodes.ts'
import { PageGraph } from '#seo/graph/page-graph.tsx'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'

type PageTrailProps = {
  /** Below the home page, above this one. */
  above?: Crumb[]
  current: Crumb
  /** What the page lists, in its order. */
  list?: Crumb[]
  /** What else search engines are told of the page. */
  nodes?: object[]
}

/** The way down to a page, for people and, with what the page lists, for search engines. */
export function PageTrail({ above = [], current, list = [], nodes = [] }: PageTrailProps) {
  const t = useTranslations('catalogue')
  const locale: Locale = useLocale()
  const trail = [{ name: t('home'), href: '/' }, ...above]
  return (
    <>
      <PageGraph
        nodes={[
          breadcrumbNode([...trail, current], locale),
          ...(list.length > 0 ? [itemListNode(list, locale)] : []),
          ...nodes,
        ]}
      />
      <Breadcrumbs label={t('whereYouAre')} trail={trail} current={current.name} />
    </>
  )
}
