'use client'
import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { useSharedPartsListPageQuery } from '#graphql/generated/hooks/rfq.ts'
import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { Table, Th } from '#ui/table.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useIsPrinting } from '#ui/browser/use-is-printing-client.ts'
import type { BomList } from '../bom-list.ts'
import { pastedText } from '../entry/pasted-text.ts'
import { forgetPreview } from '../entry/stored-preview.ts'
import { createBomStore } from '../store/bom-store.ts'
import { findSelectedLines } from '../shown-lines.ts'
import { sumList } from '../summary/sum-list.ts'
import { bomPage } from '../../pages.ts'
import { useMatches } from '../matching/use-matches-client.ts'
import { useProductPlans } from '../matching/use-product-plans-client.ts'
import { toSharedList } from '../saved/saved-list.ts'
import { SharedLine } from './shared-line-client.tsx'
import { toSharedFacts } from './shared-rows.ts'
import styles from './shared-list.module.css'

const rowsPerPage = 200

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>

export function SharedList({ token }: { token: string }) {
  const t = useTranslations('bom.shared')
  const common = useTranslations('common')
  const link = useTranslations('cartPage.shared')
  const { data, error, isFetching, reload } = useStaleIfError(useSharedPartsListPageQuery({ variables: { token } }))
  if (data?.sharedPartsList) return <SharedRows list={data.sharedPartsList} />
  if (isFetching)
    return (
      <div aria-busy="true">
        <LoadingStatus>{t('loading')}</LoadingStatus>
        <Skeleton blockSize="220px" />
      </div>
    )
  if (error)
    return (
      <LoadFailed title={common('unavailable')} reload={reload}>
        {link('loadFailed')}
      </LoadFailed>
    )
  return (
    <EmptyState title={link('gone.title')} action={<ButtonLink href={bomPage}>{t('own')}</ButtonLink>}>
      {t('gone')}
    </EmptyState>
  )
}

/** A list that the workbench already has is replaced on request only. */
const useCopy = (list: BomList) => {
  const t = useTranslations('bom.shared')
  const router = useRouter()
  const [isReplacing, setIsReplacing] = useState(false)
  const write = async () => {
    if (!(await createBomStore().write(list))) return toast.error(t('notStored'))
    pastedText.write(null)
    void forgetPreview()
    router.push(bomPage)
  }
  const copy = async () => {
    if (await createBomStore().read()) setIsReplacing(true)
    else await write()
  }
  return { isReplacing, copy, write, cancel: () => setIsReplacing(false) }
}

function SharedRows({ list }: { list: Shared }) {
  const t = useTranslations('bom.shared')
  const common = useTranslations('common')
  const texts = useTranslations('cart')
  const { longDay } = useReaderTimeFormats()
  const numbers = useNumbers()
  const gap = useSentenceGap()
  const own = useMemo(() => toSharedList(list), [list])
  const facts = useMemo(() => toSharedFacts(list, own), [list, own])
  const { lines, matches } = facts
  const { plans, failure, retry } = useProductPlans(own, facts)
  const totals = useMemo(() => sumList(own, { matches, plans }), [own, matches, plans])
  const numberOf = useMemo(() => new Map(lines.map(({ lineId }, at) => [lineId, at + 1])), [lines])
  const selected = useMemo(() => new Set(findSelectedLines(own)), [own])
  const grid = useTranslations('bom.grid')
  const isPrinting = useIsPrinting()
  const [pages, setPages] = useState(1)
  const linesInView = useMemo(
    () => (isPrinting ? lines : lines.slice(0, pages * rowsPerPage)),
    [isPrinting, lines, pages],
  )
  const known = useMatches(useMemo(() => ({ ...own, lines: linesInView }), [own, linesInView]))
  const { isReplacing, copy, write, cancel } = useCopy(own)
  const columns = useTranslations('bom.download.columns')
  return (
    <div className={styles.contents}>
      <h2>
        <bdi>{list.name}</bdi>
      </h2>
      <p className={styles.note}>
        {t('note', { updated: longDay(list.updatedAt), until: longDay(list.expiresAt) })}
        {gap}
        {t('boards', { boards: list.boards, attrition: numbers.decimal(list.attritionPercent) })}
      </p>
      <Table
        isCardsWhenNarrow
        caption={t('title')}
        className={styles.table}
        head={
          <>
            <Th isNumeric>{grid('columns.number')}</Th>
            <Th>{columns('designators')}</Th>
            <Th>{columns('partNumber')}</Th>
            <Th>{columns('verdict')}</Th>
            <Th>{columns('packaging')}</Th>
            <Th isNumeric>{columns('quantity')}</Th>
            <Th isNumeric>{columns('stock')}</Th>
            <Th isNumeric>{columns('ordered')}</Th>
            <Th isNumeric>{columns('unitPrice')}</Th>
            <Th isNumeric>{columns('extendedPrice')}</Th>
          </>
        }
      >
        {linesInView.map((line) => (
          <SharedLine
            key={line.lineId}
            line={line}
            number={numberOf.get(line.lineId) ?? 0}
            product={matches.get(line.lineId)?.product ?? null}
            plan={plans.get(line.lineId)}
            isSelected={selected.has(line)}
            known={known}
          />
        ))}
      </Table>
      {linesInView.length < lines.length && (
        <Button isWide onClick={() => setPages((now) => now + 1)}>
          {grid('more', { count: Math.min(rowsPerPage, lines.length - linesInView.length) })}
        </Button>
      )}
      {failure && <LoadFailed title={failure} reload={retry} />}
      <div className={styles.actions}>
        <p className={styles.total} aria-busy={totals.isOutdated || undefined}>
          <span>{texts('summary.subtotal')}</span>
          <b>
            <Price
              className={totals.isOutdated ? outdatedAmount : undefined}
              amount={numbers.total(totals.amount)}
              currency={shopCurrency}
            />
          </b>
        </p>
        <Button variant="primary" onClick={() => void copy()}>
          {t('use')}
        </Button>
      </div>
      <Modal isOpen={isReplacing} onClose={cancel} title={t('replace.title')} closeLabel={common('close')}>
        <p>{t('replace.text')}</p>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => void write()}>
            {t('replace.confirm')}
          </Button>
          <ButtonLink href={bomPage}>{t('own')}</ButtonLink>
        </div>
      </Modal>
    </div>
  )
}
