'use client'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { cartPath } from '@partgate/schema/pages.ts'
import { AddLinesDocument } from '#graphql/generated/documents/graphql.ts'
import { readCart } from '#graphql/add-lines/read-cart.ts'
import { useAddLines } from '#graphql/add-lines/use-add-lines-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { leftToRight, PartNumber } from '#ui/figures.tsx'
import { takeLines } from '../edit-list.ts'
import type { Refusal } from '../line-rows.ts'
import { findSelectedLines, findShownLines } from '../shown-lines.ts'
import type { BomFacts, ChangeBom } from '../bom-facts.ts'
import { CartLimit } from './cart-limit-client.tsx'
import { type CartStep, planCart } from './plan-cart.ts'
import { type CartEntry, toCartEntries } from './to-cart-entries.ts'
import styles from '../bom-actions.module.css'

const unknownCart = { quantities: new Map<string, number>(), savedCount: 0 }

type Refused = CartEntry & { message: string; lineNumbers: number[] }
/** With the same message; the lines themselves show it too. */
const maxRefusedShown = 5

type CartState =
  | { kind: 'none' }
  | { kind: 'adding'; done: number; count: number }
  | { kind: 'done'; added: CartEntry[]; refused: Refused[]; isUnclear: boolean; leftCount: number }

export type SetRefusals = (refusals: ReadonlyMap<string, Refusal>) => void
type Effects = { change: ChangeBom; setRefusals: SetRefusals }

/** Each line has the message, and its own order quantity. */
const toRefusals = (refused: readonly Refused[], { plans }: BomFacts) =>
  new Map(
    refused.flatMap(({ rowId, message, lineIds }) =>
      lineIds.flatMap((lineId): [string, Refusal][] => {
        const plan = plans.get(lineId)
        return plan?.kind === 'ready' ? [[lineId, { message, ordered: plan.ordered, productId: rowId }]] : []
      }),
    ),
  )

export const useToCart = (facts: BomFacts, { change, setRefusals }: Effects) => {
  const { add: addLines } = useAddLines(AddLinesDocument)
  const client = useClient()
  const [state, setState] = useState<CartState>({ kind: 'none' })
  const [exceeding, setExceeding] = useState<CartStep | null>(null)
  const isAdding = useRef(false)
  const ready = toCartEntries(facts)
  const lineCount = ready.reduce((sum, { lineIds }) => sum + lineIds.length, 0)
  const leftCount = findSelectedLines(facts.list).length - lineCount

  const add = async (entries: readonly CartEntry[]) => {
    setState({ kind: 'adding', done: 0, count: entries.length })
    const numberOf = new Map(findShownLines(facts.list).map(({ lineId }, at) => [lineId, at + 1]))
    const { added, refused, unclearIds } = await addLines(entries, (accepted, done) => {
      const acceptedIds = new Set(accepted.flatMap(({ lineIds }) => lineIds))
      change((list) => takeLines(list, acceptedIds))
      setState({ kind: 'adding', done, count: entries.length })
    })
    const refusedEntries = entries.flatMap((entry): Refused[] => {
      const message = refused.get(entry.rowId)
      if (message === undefined || unclearIds.has(entry.rowId)) return []
      return [{ ...entry, message, lineNumbers: entry.lineIds.map((lineId) => numberOf.get(lineId) ?? 0) }]
    })
    setRefusals(toRefusals(refusedEntries, facts))
    setState({ kind: 'done', added, refused: refusedEntries, isUnclear: unclearIds.size > 0, leftCount })
  }
  const during = async (work: () => Promise<void>) => {
    if (isAdding.current || ready.length === 0) return
    isAdding.current = true
    await work().finally(() => (isAdding.current = false))
  }
  return {
    state,
    lineCount,
    exceeding,
    add: async () =>
      during(async () => {
        const step = planCart((await readCart(client)) ?? unknownCart, ready)
        if (step.left.length > 0) setExceeding(step)
        else await add(ready)
      }),
    takeSome: async () => {
      setExceeding(null)
      if (exceeding) await during(async () => add(exceeding.taken))
    },
    cancel: () => setExceeding(null),
    close: () => setState({ kind: 'none' }),
  }
}

type ToCart = ReturnType<typeof useToCart>

export function ToCartButton({ toCart: { state, lineCount, exceeding, add, takeSome, cancel } }: { toCart: ToCart }) {
  const t = useTranslations('bom.actions')
  return (
    <>
      <Button
        variant="primary"
        isBusy={state.kind === 'adding'}
        disabled={lineCount === 0 && state.kind !== 'adding'}
        onClick={() => void add()}
      >
        <Icon name="shopping-cart" size={16} />
        {t('toCart', { count: lineCount })}
      </Button>
      {exceeding && <CartLimit step={exceeding} onClose={cancel} onTake={() => void takeSome()} />}
    </>
  )
}

export function CartOutcome({ toCart: { state, close } }: { toCart: ToCart }) {
  const t = useTranslations('bom.actions')
  const common = useTranslations('common')
  const grid = useTranslations('bom.grid')
  const format = useFormatter()
  const { integer } = useNumbers()
  const merged = state.kind === 'done' ? state.added.filter(({ lineIds }) => lineIds.length > 1) : []
  const added = state.kind === 'done' && t('added', { count: state.added.length })
  return (
    <div role="status" className={styles.report}>
      {state.kind === 'adding' && <p>{t('adding', { done: integer(state.done), count: integer(state.count) })}</p>}
      {state.kind === 'done' && (
        <section className={styles.outcome} aria-label={t('cartOutcome')}>
          {state.isUnclear && <p className={styles.warn}>{t('unclear')}</p>}
          {merged.length === 0 ? (
            (state.added.length > 0 || !state.isUnclear) && <p className={styles.title}>{added}</p>
          ) : (
            <details>
              <summary className={styles.title}>{added}</summary>
              <ul className={styles.lines}>
                {merged.map(({ rowId, partNumber, lineIds, quantity }) => (
                  <li key={rowId}>
                    {t.rich('merged', {
                      partNumber,
                      count: lineIds.length,
                      quantity: integer(quantity),
                      num: leftToRight,
                    })}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {state.refused.length > 0 && (
            <details open>
              <summary className={styles.warn}>{t('refused', { count: state.refused.length })}</summary>
              <ul className={styles.lines}>
                {[...Map.groupBy(state.refused, ({ message }) => message)].map(([message, refused]) => (
                  <li key={message}>
                    {message}
                    <ul>
                      {refused.slice(0, maxRefusedShown).map(({ rowId, partNumber, lineNumbers }) => (
                        <li key={rowId}>
                          <PartNumber>{partNumber}</PartNumber> (
                          {format.list(lineNumbers.map((number) => grid('line', { number })))})
                        </li>
                      ))}
                    </ul>
                    {refused.length > maxRefusedShown && t('moreRefused', { count: refused.length - maxRefusedShown })}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {state.leftCount > 0 && <p>{t('notOrderable', { count: state.leftCount })}</p>}
          <div className={styles.buttons}>
            {(state.added.length > 0 || state.isUnclear) && (
              <ButtonLink isSmall href={cartPath}>
                {t('openCart')}
              </ButtonLink>
            )}
            <Button isSmall variant="quiet" onClick={close}>
              {common('close')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
