'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox-client.tsx'
import { focusNeighbour } from './focus-neighbour.ts'
import type { CartChanges } from './use-cart-changes-client.ts'
import styles from './cart-page.module.css'

export function CartTools({ changes }: { changes: CartChanges }) {
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
    focusNeighbour(lines, selected)
    changes.remove(selected)
  }
  return (
    <div className={styles.tools}>
      <Checkbox
        label={t('selectAll')}
        checked={areAllSelected}
        mixed={selected.length > 0 && !areAllSelected}
        onChange={selectAll}
      />
      <Button small look="quiet" disabled={selected.length === 0} onClick={removeSelected}>
        {t('removeSelected')}
      </Button>
    </div>
  )
}
