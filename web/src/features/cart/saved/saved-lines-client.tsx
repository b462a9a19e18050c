'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { PartLink } from '#features/catalogue/index-client.ts'
import { useMoveSavedLinesToCartMutation, useRemoveSavedLinesMutation } from '#graphql/generated/hooks/cart.ts'
import type { SavedLine_SavedCartLineFragment } from '#graphql/generated/types.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast-store.ts'
import { LineReason } from '../line-reason-client.tsx'
import { PackagingName } from '../packaging-name.tsx'
import styles from './saved-lines.module.css'

const useSavedLines = () => {
  const t = useTranslations('cartPage.saved')
  const toast = useToast()
  const toUserErrors = useUserErrors()
  const [, sendMove] = useMoveSavedLinesToCartMutation()
  const [, sendRemoval] = useRemoveSavedLinesMutation()
  const [movingId, setMovingId] = useState<string | null>(null)

  const perform = async (id: string, partNumber: string, kind: 'moved' | 'removed') => {
    if (movingId !== null) return
    setMovingId(id)
    const input = { savedLineIds: [id] }
    const [userError] =
      kind === 'moved'
        ? await sendMove({ input }).then(({ data, error }) => toUserErrors(data?.moveSavedLinesToCart, error))
        : await sendRemoval({ input }).then(({ data, error }) => toUserErrors(data?.removeSavedLines, error))
    setMovingId(null)
    if (userError) toast.error(userError.message)
    else toast.success(t(kind, { partNumber }))
  }
  return { movingId, perform }
}

const titleId = 'saved-lines'

export function SavedLines({ lines }: { lines: readonly SavedLine_SavedCartLineFragment[] }) {
  const t = useTranslations('cartPage.saved')
  const cart = useTranslations('cart')
  const own = useTranslations('cartPage.partNumber')
  const numbers = useNumbers()
  const { movingId, perform } = useSavedLines()
  if (lines.length === 0) return null
  const leave = (line: SavedLine_SavedCartLineFragment, kind: 'moved' | 'removed') => {
    document.getElementById(titleId)?.focus()
    void perform(line.id, line.product.partNumber, kind)
  }
  return (
    <section className={styles.saved} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('title', { count: lines.length })}
      </h2>
      <Sheet as="div">
        <ul className={styles.list}>
          {lines.map((line) => {
            const { product } = line
            const { partNumber } = product
            return (
              <li key={line.id} aria-busy={movingId === line.id}>
                <div className={styles.product}>
                  <PartLink product={product} />
                  <p className={styles.quiet}>
                    <bdi>{product.manufacturerName}</bdi> · <PackagingName product={product} />
                  </p>
                  {line.customerPartNumber && (
                    <p className={styles.quiet}>
                      {own('label')} <PartNumber>{line.customerPartNumber}</PartNumber>
                    </p>
                  )}
                  <LineReason line={line} />
                </div>
                <p className={styles.figures}>
                  <Num>{numbers.integer(line.quantity)}</Num>
                  {line.availability !== 'ON_REQUEST_ONLY' && (
                    <>
                      {' × '}
                      <Price amount={numbers.unitPrice(line.unitPrice.amount)} currency={line.unitPrice.currency} />
                    </>
                  )}
                </p>
                <div className={styles.actions}>
                  <Button
                    small
                    busy={movingId === line.id}
                    aria-label={t('moveOf', { partNumber })}
                    onClick={() => leave(line, 'moved')}
                  >
                    {t('move')}
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    aria-label={cart('removeLine', { partNumber })}
                    onClick={() => leave(line, 'removed')}
                  >
                    <Icon name="x" size={16} />
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      </Sheet>
    </section>
  )
}
