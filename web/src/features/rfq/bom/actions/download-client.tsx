'use client'
import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { byteOrderMark, createCsvWriter } from '#i18n/csv.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { nameWithToday, saveFile } from '#ui/browser/save-file.ts'
import { isEmptyLine } from '../new-lines.ts'
import { findShownLines } from '../shown-lines.ts'
import { useRiskText } from '../verdict/verdict-cells.tsx'
import type { BomFacts } from '../bom-facts.ts'
import { bomTable } from './bom-table.ts'
import styles from '../bom-actions.module.css'

export const useDownloads = (facts: BomFacts) => {
  const t = useTranslations('bom.download')
  const cart = useTranslations('cart')
  const lifecycle = useTranslations('catalogue.lifecycle')
  const locale = useLocale()
  const verdicts = useTranslations('bom.verdict')
  const reasons = useTranslations('bom.reason')
  const grid = useTranslations('bom.grid')
  const toRiskText = useRiskText()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const { list } = facts
  const pendingCount = findShownLines(list).filter((line) => !isEmptyLine(line) && !facts.plans.has(line.lineId)).length
  /** Without prices, the file is saved on request only. */
  const save = (work: () => void) => (pendingCount > 0 ? setWaiting(() => work) : work())

  const table = () =>
    bomTable(facts, {
      formatColumn: (column) => (column === 'risks' ? grid('columns.risk') : t(`columns.${column}`)),
      formatPackaging: ({ packaging, standardPackQuantity }) =>
        cart('packaging', { packaging, quantity: standardPackQuantity }),
      formatLifecycle: (status) => lifecycle(status),
      toUrl: ({ slug }) => location.origin + getPathname({ href: productPath(slug), locale }),
      formatVerdict: ({ verdict }) => verdicts(verdict),
      formatReason: ({ match, verdict }) => (match && verdict !== 'CHOSEN' ? reasons(match.reason) : ''),
      formatRisks: (state) => state.risks.map((risk) => toRiskText(state, risk)).join('; '),
    })
  const fileName = () => nameWithToday(list.fileName.replace(/\.\w{1,5}$/, '') || list.name || t('fileName'))
  const saveCsv = () => saveFile(byteOrderMark + table().map(createCsvWriter(locale)).join(''), fileName(), 'csv')
  const saveXlsx = async () => {
    const { toXlsx } = await import('#i18n/to-xlsx.ts')
    saveFile(await toXlsx(table(), t('sheet')), fileName(), 'xlsx')
  }
  return {
    saveCsv: () => save(saveCsv),
    saveXlsx: () => save(() => void saveXlsx()),
    pendingCount,
    /** Saves the file without the missing prices; null while no file is requested. */
    proceed: pendingCount > 0 ? waiting : null,
    close: () => setWaiting(null),
  }
}

type DownloadsProps = { downloads: ReturnType<typeof useDownloads> }

export function Downloads({ downloads: { saveCsv, saveXlsx } }: DownloadsProps) {
  const t = useTranslations('cartPage.tools')
  return (
    <>
      <Button isSmall variant="quiet" onClick={saveCsv}>
        <Icon name="download" size={16} />
        {t('csv')}
      </Button>
      <Button isSmall variant="quiet" onClick={saveXlsx}>
        <Icon name="download" size={16} />
        {t('xlsx')}
      </Button>
    </>
  )
}

export function PendingDownload({ downloads: { pendingCount, proceed, close } }: DownloadsProps) {
  const t = useTranslations('bom.download.pending')
  const common = useTranslations('common')
  return (
    proceed && (
      <Modal isOpen onClose={close} title={t('title')} closeLabel={common('close')}>
        <div className={styles.dialog}>
          <p>{t('text', { count: pendingCount })}</p>
          <div className={styles.buttons}>
            <Button
              variant="primary"
              onClick={() => {
                close()
                proceed()
              }}
            >
              {t('save')}
            </Button>
          </div>
        </div>
      </Modal>
    )
  )
}
