'use client'
import { useLocale, useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { byteOrderMark, createCsvWriter } from '#i18n/csv.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { nameWithToday, saveFile } from '#ui/save-file.ts'
import type { BomFacts } from './bom-facts.ts'
import { bomTable } from './bom-table.ts'

export function Downloads({ facts }: { facts: BomFacts }) {
  const t = useTranslations('bom.download')
  const tools = useTranslations('cartPage.tools')
  const cart = useTranslations('cart')
  const lifecycle = useTranslations('catalogue.lifecycle')
  const locale = useLocale()
  const verdicts = useTranslations('bom.verdict')
  const reasons = useTranslations('bom.reason')
  const grid = useTranslations('bom.grid')
  const { list } = facts

  const table = () =>
    bomTable(facts, {
      formatColumn: (column) => (column === 'risks' ? grid('columns.risk') : t(`columns.${column}`)),
      formatPackaging: ({ packaging, standardPackQuantity }) =>
        cart('packaging', { packaging, quantity: standardPackQuantity }),
      formatLifecycle: (status) => lifecycle(status),
      toUrl: ({ slug }) => location.origin + getPathname({ href: productPath(slug), locale }),
      formatVerdict: ({ verdict }) => verdicts(verdict),
      formatReason: ({ match, verdict }) => (match && verdict !== 'CHOSEN' ? reasons(match.reason) : ''),
      formatRisks: ({ risks, match }) =>
        risks
          .map((risk) =>
            risk === 'lifecycle' && match?.product ? lifecycle(match.product.lifecycleStatus) : grid(`risks.${risk}`),
          )
          .join('; '),
    })
  const fileName = () => nameWithToday(list.fileName.replace(/\.\w{1,5}$/, '') || list.name || t('fileName'))
  const saveCsv = () => saveFile(byteOrderMark + table().map(createCsvWriter(locale)).join(''), fileName(), 'csv')
  const saveXlsx = async () => {
    const { toXlsx } = await import('#i18n/to-xlsx.ts')
    saveFile(await toXlsx(table(), t('sheet')), fileName(), 'xlsx')
  }
  return (
    <>
      <Button variant="quiet" onClick={saveCsv}>
        <Icon name="download" size={16} />
        {tools('csv')}
      </Button>
      <Button variant="quiet" onClick={() => void saveXlsx()}>
        <Icon name="download" size={16} />
        {tools('xlsx')}
      </Button>
    </>
  )
}
