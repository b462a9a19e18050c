'use client'
import { useTranslations } from 'next-intl'
import { Download, ListPlus, Share2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import { useExport } from '../export/use-export-client.ts'
import type { CartLineData } from '../use-cart-changes-client.ts'
import type { PanelName } from './cart-panels-client.tsx'
import styles from './cart-actions.module.css'

type CartActionsProps = { lines: readonly CartLineData[]; onOpen: (panel: PanelName) => void }

export function CartActions({ lines, onOpen }: CartActionsProps) {
  const t = useTranslations('cartPage.tools')
  const { saveCsv, saveXlsx } = useExport(lines)
  return (
    <div className={styles.actions} role="group" aria-label={t('label')}>
      <Button small variant="quiet" onClick={() => onOpen('import')}>
        <ListPlus size={16} aria-hidden />
        {t('paste')}
      </Button>
      {lines.length > 0 && (
        <>
          <Button small variant="quiet" onClick={saveCsv}>
            <Download size={16} aria-hidden />
            {t('csv')}
          </Button>
          <Button small variant="quiet" onClick={() => void saveXlsx()}>
            <Download size={16} aria-hidden />
            {t('xlsx')}
          </Button>
          <Button small variant="quiet" onClick={() => onOpen('share')}>
            <Share2 size={16} aria-hidden />
            {t('share')}
          </Button>
          <PrintButton small variant="quiet" label={t('print')} />
        </>
      )}
    </div>
  )
}
