'use client'
import { useTranslations } from 'next-intl'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { classes } from '#ui/classes.ts'
import { summaryLayout } from '#ui/summary.tsx'
import { Table, Th } from '#ui/table.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { cartTargets } from './cart-ids.ts'
import { CartLine } from './cart-line-client.tsx'
import { CartSummary } from './cart-summary-client.tsx'
import { SavedLines } from './saved/saved-lines-client.tsx'
import type { PanelName } from './tools/cart-panels-client.tsx'
import { type CartChanges, useCartChanges } from './use-cart-changes-client.ts'
import { CartActions } from './tools/cart-actions-client.tsx'
import styles from './cart-page.module.css'

type CartToolsProps = { changes: CartChanges; onOpenPanel: (panel: PanelName) => void }

function CartTools({ changes, onOpenPanel }: CartToolsProps) {
  const t = useTranslations('cart')
  const { lines } = changes
  const selected = lines.filter(({ isSelected }) => isSelected)
  const areAllSelected = selected.length === lines.length
  const selectAll = () =>
    changes.select(
      lines.filter(({ isSelected }) => isSelected === areAllSelected).map(({ id }) => id),
      !areAllSelected,
    )
  const removeSelected = () => {
    focusNeighbor(lines, selected, cartTargets)
    changes.remove(selected)
  }
  return (
    <div className={styles.tools}>
      <Checkbox
        label={t('selectAll')}
        checked={areAllSelected}
        isMixed={selected.length > 0 && !areAllSelected}
        onChange={selectAll}
      />
      <Button isSmall variant="quiet" disabled={selected.length === 0} onClick={removeSelected}>
        {t('removeSelected')}
      </Button>
      <CartActions lines={lines} onOpen={onOpenPanel} />
    </div>
  )
}

type CartLinesProps = {
  cart: CartPage_CartFragment
  onOpenPanel: (panel: PanelName) => void
}

function PrintHead() {
  const t = useTranslations('layout')
  const { longDay } = useReaderTimeFormats()
  const today = useBrowserValue(() => longDay(new Date().toISOString()))
  return (
    <p className={styles.printHead}>
      {t('siteName')} {today && `· ${today}`}
    </p>
  )
}

export function CartLines({ cart, onOpenPanel }: CartLinesProps) {
  const t = useTranslations('cart')
  const changes = useCartChanges(cart.lines)
  const head = (
    <>
      <Th>
        <VisuallyHidden>{t('columns.select')}</VisuallyHidden>
      </Th>
      <Th colSpan={2}>{t('columns.product')}</Th>
      <Th>{t('columns.packaging')}</Th>
      <Th isNumeric>{t('columns.unit')}</Th>
      <Th>{t('columns.quantity')}</Th>
      <Th isNumeric>{t('columns.amount')}</Th>
      <Th>
        <VisuallyHidden>{t('columns.remove')}</VisuallyHidden>
      </Th>
    </>
  )
  return (
    <div className={classes(summaryLayout, styles.layout)}>
      <section className={styles.lines}>
        <PrintHead />
        <CartTools changes={changes} onOpenPanel={onOpenPanel} />
        <Table caption={t('lines')} head={head} className={styles.table}>
          {changes.lines.map((line) => (
            <CartLine key={line.id} line={line} changes={changes} />
          ))}
        </Table>
        <SavedLines lines={cart.savedLines} cartTurns={changes.turns} />
      </section>
      <CartSummary cart={cart} changes={changes} />
    </div>
  )
}
