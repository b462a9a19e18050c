'use client'
import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { useSharedPartsListPageQuery } from '#graphql/generated/hooks/rfq.ts'
import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { Link } from '#i18n/link.tsx'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/load-failed-client.tsx'
import { Modal } from '#ui/modal-client.tsx'
import { State } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { toast } from '#ui/toast-store.ts'
import { useIsPrinting } from '#ui/use-is-printing-client.ts'
import type { BomList } from '../../bom-list.ts'
import { createBomStore } from '../../bom-store.ts'
import { toLineState } from '../../line-states.ts'
import { bomPage } from '../../../pages.ts'
import { type UseMatches, useMatches } from '../../use-matches-client.ts'
import { Verdict } from '../../verdict.tsx'
import { toSharedList } from '../saved/saved-list.ts'
import { type SharedRow, sumSharedRows, toSharedRows } from './shared-rows.ts'
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
  const own = useMemo(() => toSharedList(list), [list])
  const rows = useMemo(() => toSharedRows(list, own), [list, own])
  const grid = useTranslations('bom.grid')
  const isPrinting = useIsPrinting()
  const [pages, setPages] = useState(1)
  const rowsInView = useMemo(() => (isPrinting ? rows : rows.slice(0, pages * rowsPerPage)), [isPrinting, rows, pages])
  const known = useMatches(useMemo(() => ({ ...own, lines: rowsInView.map(({ line }) => line) }), [own, rowsInView]))
  const { isReplacing, copy, write, cancel } = useCopy(own)
  const columns = useTranslations('bom.download.columns')
  return (
    <div className={styles.contents}>
      <h2>
        <bdi>{list.name}</bdi>
      </h2>
      <p className={styles.note}>
        {t('note', { updated: longDay(list.updatedAt), until: longDay(list.expiresAt) })}{' '}
        {t('boards', { boards: list.boards, attrition: numbers.decimal(list.attritionPercent) })}
      </p>
      <Table
        isCardsWhenNarrow
        caption={t('title')}
        className={styles.table}
        head={
          <>
            <Th>{columns('designators')}</Th>
            <Th>{columns('partNumber')}</Th>
            <Th>{columns('verdict')}</Th>
            <Th>{columns('packaging')}</Th>
            <Th numeric>{columns('quantity')}</Th>
            <Th numeric>{columns('stock')}</Th>
            <Th numeric>{columns('ordered')}</Th>
            <Th numeric>{columns('unitPrice')}</Th>
            <Th numeric>{columns('extendedPrice')}</Th>
          </>
        }
      >
        {rowsInView.map(({ line, product, price, ordered, isInTotal }) => (
          <tr key={line.lineId}>
            <Td data-label={columns('designators')}>{line.designators ? <bdi>{line.designators}</bdi> : '–'}</Td>
            <th scope="row">
              {line.kind === 'ALTERNATE' && <span className={styles.quiet}>{grid('or')} </span>}
              {product ? (
                <Link href={productPath(product.slug)}>
                  <PartNumber>{product.partNumber}</PartNumber>
                </Link>
              ) : (
                <PartNumber>{line.partNumber || '–'}</PartNumber>
              )}
              <p className={styles.quiet}>
                <bdi>{product?.manufacturerName ?? line.manufacturer}</bdi>{' '}
                <bdi>{[line.value, line.package].filter(Boolean).join(' ')}</bdi>
              </p>
              {price && !isInTotal && <p className={styles.quiet}>{t('notInSubtotal')}</p>}
            </th>
            <Td data-label={columns('verdict')}>
              <LineVerdict line={line} product={product} known={known} />
            </Td>
            <Td data-label={columns('packaging')}>
              {product
                ? texts('packaging', {
                    packaging: product.packaging,
                    quantity: product.standardPackQuantity,
                  })
                : '–'}
            </Td>
            <Td numeric data-label={columns('quantity')}>
              {line.quantity ? <Num>{numbers.integer(line.quantity)}</Num> : '–'}
              {line.kind !== 'NOT_FITTED' && line.quantityStatus === 'UNSURE' && (
                <p>
                  <State tone="warn">{grid('unsure')}</State>
                </p>
              )}
            </Td>
            <Td numeric data-label={columns('stock')}>
              {product ? <Num>{numbers.integer(product.stock)}</Num> : '–'}
            </Td>
            <Td numeric data-label={columns('ordered')}>
              {ordered === null ? '–' : <Num>{numbers.integer(ordered)}</Num>}
            </Td>
            <Td numeric data-label={columns('unitPrice')}>
              {price ? <Price amount={numbers.unitPrice(price.unitPrice.amount)} /> : '–'}
            </Td>
            <Td numeric data-label={columns('extendedPrice')}>
              {price ? <Price amount={numbers.total(price.extendedPrice.amount)} /> : '–'}
            </Td>
          </tr>
        ))}
      </Table>
      {rowsInView.length < rows.length && (
        <Button wide onClick={() => setPages((now) => now + 1)}>
          {grid('more', { count: Math.min(rowsPerPage, rows.length - rowsInView.length) })}
        </Button>
      )}
      <div className={styles.actions}>
        <p className={styles.total}>
          <span>{texts('summary.subtotal')}</span>
          <b>
            <Price amount={numbers.total(sumSharedRows(rows))} currency="USD" />
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

type LineVerdictProps = Pick<SharedRow, 'line' | 'product'> & { known: Pick<UseMatches, 'matches' | 'plans'> }

/** The verdict of today's match says nothing about another product of the saved list. */
function LineVerdict({ line, product, known }: LineVerdictProps) {
  const { verdict, match } = toLineState(line, known)
  if (match && match.product?.id !== product?.id) return '–'
  return <Verdict verdict={verdict} reason={match?.reason} />
}
