'use client'
import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import { PartLink } from '#features/catalogue/index-client.ts'
import { AddCartLinesDocument } from '#graphql/generated/documents/cart.ts'
import { useSharedCartPageQuery } from '#graphql/generated/hooks/cart.ts'
import type { SharedCartPageQuery } from '#graphql/generated/types.ts'
import { useAddLines } from '#graphql/add-lines/use-add-lines-client.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Num, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { LineReason } from '../line-reason-client.tsx'
import { offeredQuantity } from '../line-rules.ts'
import { PackagingName } from '../packaging-name.tsx'
import styles from './share.module.css'

type Shared = NonNullable<SharedCartPageQuery['sharedCart']>

export function SharedCart({ token }: { token: string }) {
  const t = useTranslations('cartPage.shared')
  const cart = useTranslations('cart')
  const { data, error, isFetching, reload } = useStaleIfError(useSharedCartPageQuery({ variables: { token } }))
  if (data?.sharedCart) return <SharedLines cart={data.sharedCart} />
  if (isFetching)
    return (
      <div aria-busy="true">
        <LoadingStatus>{cart('loading')}</LoadingStatus>
        <Skeleton blockSize="220px" />
      </div>
    )
  if (error)
    return (
      <LoadFailed title={cart('loadFailed.title')} reload={reload}>
        {t('loadFailed')}
      </LoadFailed>
    )
  return (
    <EmptyState title={t('gone.title')} action={<ButtonLink href={cartPath}>{t('gone.ownCart')}</ButtonLink>}>
      {t('gone.text')}
    </EmptyState>
  )
}

function SharedLines({ cart }: { cart: Shared }) {
  const t = useTranslations('cartPage.shared')
  const texts = useTranslations('cart')
  const { longDay } = useReaderTimeFormats()
  const numbers = useNumbers()
  const router = useRouter()
  const { add, isAdding } = useAddLines(AddCartLinesDocument)
  const orderable = cart.lines.flatMap(({ product, quantity, availability }) => {
    const isSold = availability !== 'ON_REQUEST_ONLY' && availability !== 'SOLD_OUT'
    const offered = isSold ? offeredQuantity(quantity, product) : null
    return offered === null ? [] : [{ rowId: product.id, productId: product.id, quantity: offered }]
  })
  const addAll = async () => {
    const { added, refused } = await add(orderable)
    const [sentence] = refused.values()
    if (sentence) toast.error(sentence)
    if (added.length === 0) return
    toast.success(t('added', { count: added.length }))
    router.push(cartPath)
  }
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{t('note', { created: longDay(cart.createdAt), until: longDay(cart.expiresAt) })}</p>
      <Table
        isCardsWhenNarrow
        caption={t('title')}
        className={styles.table}
        head={
          <>
            <Th>{texts('columns.product')}</Th>
            <Th>{texts('columns.packaging')}</Th>
            <Th isNumeric>{texts('columns.quantity')}</Th>
            <Th isNumeric>{texts('columns.unit')}</Th>
            <Th isNumeric>{texts('columns.amount')}</Th>
          </>
        }
      >
        {cart.lines.map((line) => {
          const { product } = line
          const isPriced = line.availability !== 'ON_REQUEST_ONLY'
          return (
            <tr key={product.id} className={line.availability === 'AVAILABLE' ? undefined : styles.flagged}>
              <th scope="row">
                <PartLink product={product} />
                <p className={styles.quiet}>
                  <bdi>{product.manufacturerName}</bdi>
                </p>
                <LineReason line={line} />
              </th>
              <Td data-label={texts('columns.packaging')}>
                <PackagingName product={product} />
              </Td>
              <Td isNumeric data-label={texts('columns.quantity')}>
                <Num>{numbers.integer(line.quantity)}</Num>
              </Td>
              <Td isNumeric data-label={texts('columns.unit')}>
                {isPriced ? <Price amount={numbers.unitPrice(line.unitPrice.amount)} /> : '–'}
              </Td>
              <Td isNumeric data-label={texts('columns.amount')}>
                {isPriced ? <Price amount={numbers.total(line.extendedPrice.amount)} /> : '–'}
              </Td>
            </tr>
          )
        })}
      </Table>
      <div className={styles.actions}>
        <p className={styles.subtotal}>
          <span>{texts('summary.subtotal')}</span>
          <b>
            <Price amount={numbers.total(cart.subtotal.amount)} currency={cart.subtotal.currency} />
          </b>
        </p>
        <Button variant="primary" isBusy={isAdding} disabled={orderable.length === 0} onClick={() => void addAll()}>
          {t('addAll', { count: orderable.length })}
        </Button>
      </div>
    </div>
  )
}
