import type { CompanyStats_SiteStatFragment } from '#graphql/generated/types.ts'
import { TitleBlock } from '#ui/sheet.tsx'
import { useCompanyStats } from './company-stats.ts'
import styles from './company-numbers.module.css'

export function CompanyNumbers({ stats }: { stats: readonly CompanyStats_SiteStatFragment[] }) {
  const facts = useCompanyStats(stats).map(({ name, number }) => ({
    name,
    value: (
      <bdi dir="ltr" className={styles.number}>
        {number}
      </bdi>
    ),
  }))
  return facts.length > 0 && <TitleBlock facts={facts} />
}
