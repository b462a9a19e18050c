import { useTranslations } from 'next-intl'
import type { CompanyStats_SiteStatFragment, SiteStatKey } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'

const labels = {
  HISTORY_YEARS: 'historyYears',
  REGIONS: 'regions',
  PARTNERS: 'partners',
  PART_NUMBERS: 'partNumbers',
  PARTS_IN_STOCK: 'partsInStock',
  MANUFACTURERS: 'manufacturers',
} as const satisfies Record<SiteStatKey, string>

export const useCompanyStats = (stats: readonly CompanyStats_SiteStatFragment[]) => {
  const t = useTranslations('site.stats')
  const { counted } = useNumbers()
  return stats.map(({ key, value, isMinimum }) => ({ key, name: t(labels[key]), number: counted(value, isMinimum) }))
}
