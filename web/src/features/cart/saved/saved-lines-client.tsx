'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { PartLink } from '#features/catalogue/index-client.ts'
import { useMoveSavedLinesToCartMutation, useRemoveSavedLinesMutation } from '#graphql/generated/hooks/cart.ts'
import type { SavedLine_SavedCartLineFragment } from '#graphql/generated/types.ts'
import { createTurns, type Turns } from '#graphql/turns.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { cartTitleId } from '../cart-ids.ts'
import { LineReason } from '../line-reason-client.tsx'
import { type IsDone, useCartErrors } from '../use-cart-errors-client.ts'
import { PackagingName } from '../packaging-name.tsx'
import styles from './saved-lines.module.css'

type Leaving = 'moved' | 'removed'

const useSavedLines = (cartTurns: Turns | undefined) => {
  const t = useTranslations('cartPage.saved')
  const readErrors = useCartErrors()
  const [, sendMove] = useMoveSavedLinesToCartMutation()
  const [, sendRemoval] = useRemoveSavedLinesMutation()
  const [leavingIds, setLeavingIds] = useState<readonly string[]>([])
  const [ownTurns] = useState(createTurns)
  const { run } = cartTurns ?? ownTurns

  const send = async (id: string, kind: Leaving) => {
    const input = { savedLineIds: [id] }
    const hasLeft: IsDone = ({ savedLines }) => savedLines.every((line) => line.id !== id)
    if (kind === 'moved') {
      const { data, error } = await sendMove({ input })
      return readErrors(hasLeft, data?.moveSavedLinesToCart, error)
    }
    const { data, error } = await sendRemoval({ input })
    return readErrors(hasLeft, data?.removeSavedLines, error)
  }
  const perform = async (id: string, partNumber: string, kind: Leaving) => {
    setLeavingIds((now) => [...now, id])
    const [userError] = await run(() => send(id, kind))
    setLeavingIds((now) => now.filter((leavingId) => leavingId !== id))
    if (userError) toast.error(userError.message)
    else toast.success(t(kind, { partNumber }))
  }
  return { leavingIds, perform }
}

const titleId = 'saved-lines'
const toTargets = (kind: Leaving) => ({ toButtonId: (lineId: string) => `${kind}-${lineId}`, titleId: cartTitleId })

type SavedLinesProps = {
  lines: readonly SavedLine_SavedCartLineFragment[]
  /** Of a cart with lines. */
  cartTurns?: Turns
}

export function SavedLines({ lines, cartTurns }: SavedLinesProps) {
  const t = useTranslations('cartPage.saved')
  const cart = useTranslations('cart')
  const own = useTranslations('cartPage.partNumber')
  const numbers = useNumbers()
  const { leavingIds, perform } = useSavedLines(cartTurns)
  if (lines.length === 0) return null
  const leave = (line: SavedLine_SavedCartLineFragment, kind: Leaving) => {
    // The first line in an empty cart replaces the contents of the page.
    const isReplaced = kind === 'moved' && !cartTurns
    const others = isReplaced ? [] : lines.filter(({ id }) => !leavingIds.includes(id))
    focusNeighbor(others, [line], toTargets(kind))
    void perform(line.id, line.product.partNumber, kind)
  }
  return (
    <section className={styles.saved} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title', { count: lines.length })}</h2>
      <Sheet as="div">
        <ul className={styles.list}>
          {lines.map((line) => {
            const { product } = line
            const { partNumber } = product
            const isLeaving = leavingIds.includes(line.id)
            return (
              <li key={line.id} aria-busy={isLeaving}>
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
                    isSmall
                    id={toTargets('moved').toButtonId(line.id)}
                    isBusy={isLeaving}
                    aria-label={t('moveOf', { partNumber })}
                    onClick={() => leave(line, 'moved')}
                  >
                    {t('move')}
                  </Button>
                  <Button
                    isSmall
                    variant="quiet"
                    id={toTargets('removed').toButtonId(line.id)}
                    isBusy={isLeaving}
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
