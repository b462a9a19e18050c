import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '#i18n/routing.ts'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbNode, itemListNode } from './graph/nodes.ts'
import { PageGraph } from './graph/page-graph.tsx'

type PageTrailProps = {
  above?: Crumb[]
  current: Crumb
  list?: Crumb[]
  nodes?: object[]
}

export function PageTrail({ above = [], current, list = [], nodes = [] }: PageTrailProps) {
  const t = useTranslations()
  const locale: Locale = useLocale()
  const trail = [{ name: t('common.home'), href: '/' }, ...above]
  return (
    <Breadcrumbs label={t('layout.breadcrumbs')} trail={trail} current={current.name}>
      <PageGraph
        nodes={[
          breadcrumbNode([...trail, current], locale),
          ...(list.length > 0 ? [itemListNode(list, locale)] : []),
          ...nodes,
        ]}
      />
    </Breadcrumbs>
  )
}
