'use client'
import { useTranslations } from 'next-intl'
import type { PartTexts } from './part-row.ts'

/** What stands above the columns. */
export const useColumnNames = (): PartTexts => {
  const t = useTranslations('rfqPage.columns')
  return {
    partNumber: t('partNumber'),
    manufacturerName: t('manufacturerName'),
    package: t('package'),
    dateCode: t('dateCode'),
    quantity: t('quantity'),
    targetPrice: t('targetPrice'),
  }
}
