'use client'
import { useTranslations } from 'next-intl'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { Table, Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { CartLine } from './cart-line-client.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTools } from './cart-tools-client.tsx'
import { useCartChanges } from './use-cart-changes-client.ts'
import styles from './cart-page.module.css'

export function CartLines({ cart }: { cart: CartPage_CartFragment }) {
  const t = useTranslations('cart')
  const changes = useCartChanges(cart.lines)
  const head = (
    <>
      <Th className={styles.tick}>
        <VisuallyHidden>{t('columns.select')}</VisuallyHidden>
      </Th>
      <Th colSpan={2}>{t('columns.product')}</Th>
      <Th>{t('columns.packaging')}</Th>
      <Th numeric>{t('columns.unit')}</Th>
      <Th>{t('columns.quantity')}</Th>
      <Th numeric>{t('columns.amount')}</Th>
      <Th>
        <VisuallyHidden>{t('columns.remove')}</VisuallyHidden>
      </Th>
    </>
  )
  return (
    <div className={styles.layout}>
      <section className={styles.lines}>
        <CartTools changes={changes} />
        <Table caption={t('lines')} head={head} className={styles.table}>
          {changes.lines.map((line) => (
            <CartLine key={line.id} line={line} changes={changes} />
          ))}
        </Table>
      </section>
      <CartSummary cart={cart} lines={changes.lines} isPending={changes.isPending} />
    </div>
  )
}
