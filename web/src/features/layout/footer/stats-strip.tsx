import { useTranslations } from 'next-intl'
import { Missing } from '#ui/unavailable.tsx'
import { useCompanyStats } from '#features/site/index.ts'
import type { CompanyStats_SiteStatFragment } from '#graphql/generated/types.ts'
import { Label } from '#ui/sheet.tsx'
import styles from './stats-strip.module.css'

export function StatsStrip({ stats }: { stats: readonly CompanyStats_SiteStatFragment[] | null }) {
  const t = useTranslations('site')
  const facts = useCompanyStats(stats ?? [])
  if (!stats) return <Missing what={t('companyInNumbers')} />
  if (facts.length === 0) return null
  return (
    <dl className={styles.strip}>
      {facts.map(({ key, name, number }) => (
        <div key={key}>
          <dt>
            <Label>{name}</Label>
          </dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
