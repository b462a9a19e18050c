'use client'
import { useLocale, useTranslations } from 'next-intl'
import { byteOrderMark, createCsvWriter } from '#i18n/csv.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dropdown } from '#ui/overlay/dropdown-client.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import { nameWithToday, saveFile } from '#ui/browser/save-file.ts'
import { cartTable } from '../export/cart-table.ts'
import type { CartLineData } from '../use-cart-changes-client.ts'
import type { PanelName } from './cart-panels-client.tsx'
import styles from './cart-actions.module.css'

const useExport = (lines: readonly CartLineData[]) => {
  const t = useTranslations('cartPage.export')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const table = () =>
    cartTable(lines, {
      formatColumn: (column) => t(`columns.${column}`),
      formatPackaging: ({ product }) =>
        cart('packaging', {
          packaging: product.packaging,
          quantity: product.standardPackQuantity,
        }),
    })
  const fileName = () => nameWithToday(t('fileName'))
  const saveCsv = () => {
    const line = createCsvWriter(locale)
    const text = byteOrderMark + table().map(line).join('')
    saveFile(text, fileName(), 'csv')
  }
  const saveXlsx = async () => {
    const { toXlsx } = await import('#i18n/to-xlsx.ts')
    saveFile(await toXlsx(table(), cart('title')), fileName(), 'xlsx')
  }
  return { saveCsv, saveXlsx }
}

type CartActionsProps = { lines: readonly CartLineData[]; onOpen: (panel: PanelName) => void }

function LineTools({ lines, onOpen }: CartActionsProps) {
  const t = useTranslations('cartPage.tools')
  const { saveCsv, saveXlsx } = useExport(lines)
  return (
    <>
      <Button isSmall variant="quiet" onClick={saveCsv}>
        <Icon name="download" size={16} />
        {t('csv')}
      </Button>
      <Button isSmall variant="quiet" onClick={() => void saveXlsx()}>
        <Icon name="download" size={16} />
        {t('xlsx')}
      </Button>
      <Button isSmall variant="quiet" onClick={() => onOpen('share')}>
        <Icon name="share-2" size={16} />
        {t('share')}
      </Button>
      <PrintButton isSmall variant="quiet" label={t('print')} />
    </>
  )
}

export function CartActions({ lines, onOpen }: CartActionsProps) {
  const t = useTranslations('cartPage.tools')
  return (
    <div className={styles.actions} role="group" aria-label={t('label')}>
      <Button isSmall variant="quiet" onClick={() => onOpen('import')}>
        <Icon name="list-plus" size={16} />
        {t('paste')}
      </Button>
      {lines.length > 0 && (
        <>
          <div className={classes(styles.actions, styles.row)}>
            <LineTools lines={lines} onOpen={onOpen} />
          </div>
          <Dropdown className={styles.menu} align="end" summary={t('label')}>
            <div className={styles.items}>
              <LineTools lines={lines} onOpen={onOpen} />
            </div>
          </Dropdown>
        </>
      )}
    </div>
  )
}
