'use client'
import { useTranslations } from 'next-intl'
import { cartPath, productPath } from '@partgate/schema/pages.ts'
import { PartLink } from '#features/catalogue/index-client.ts'
import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { outdatedAmount, SummaryLine, SummaryLines, Sum, Sums } from '#ui/summary.tsx'
import type { BasketAddress } from '../basket.ts'
import { ExcludedLines } from './excluded-lines.tsx'
import type { OnQuantityTaken } from '../offered-quantity-client.tsx'
import { orderInformationId } from '../field-id.ts'
import type { usePreview } from './use-preview-client.ts'
import styles from './summary.module.css'

type SummaryProps = {
  preview: CheckoutPreview_OrderPreviewFragment | null
  previewQuery: ReturnType<typeof usePreview>
  basket: BasketAddress
  hasChanged: boolean
  /** The preview came with the refusal, so it is current. */
  isReported: boolean
  isSending: boolean
  isUnclear: boolean
  onTaken: OnQuantityTaken
}

/** Outdated figures are dimmed, because the browser calculates no money. Of figures that change together, the total is announced. */
export function Summary({
  preview,
  previewQuery,
  basket,
  hasChanged,
  isReported,
  isSending,
  isUnclear,
  onTaken,
}: SummaryProps) {
  const t = useTranslations('checkout')
  const common = useTranslations('common')
  const numbers = useNumbers()
  const isOutdated = previewQuery.isOutdated && !isReported
  if (!preview)
    return (
      <aside className={styles.summary}>
        <LoadFailed title={t('loadFailed.title')} reload={previewQuery.read}>
          {t('loadFailed.text')}
        </LoadFailed>
      </aside>
    )
  const { lines, excludedLines, subtotal, freight, total, hasManualFreight } = preview
  return (
    <aside className={styles.summary} aria-labelledby={orderInformationId} aria-busy={isOutdated}>
      <Sheet className={styles.sheet}>
        <h2 id={orderInformationId} tabIndex={-1}>
          {t('summary.title')}
        </h2>
        <SummaryLines className={styles.lines}>
          {lines.map(({ product, quantity, customerPartNumber, extendedPrice }) => (
            <SummaryLine
              key={product.id}
              name={<PartLink product={product} />}
              note={
                <>
                  <bdi>{product.manufacturerName}</bdi> ·{' '}
                  {t.rich('summary.pieces', {
                    count: quantity,
                    quantity: numbers.integer(quantity),
                    num: (chunks) => <Num>{String(chunks)}</Num>,
                  })}
                  {customerPartNumber && (
                    <>
                      {' · '}
                      {t('summary.customerPartNumber')} <PartNumber>{customerPartNumber}</PartNumber>
                    </>
                  )}
                </>
              }
            >
              <Price amount={numbers.total(extendedPrice.amount)} className={classes(isOutdated && outdatedAmount)} />
            </SummaryLine>
          ))}
        </SummaryLines>
        <ExcludedLines lines={excludedLines} onTaken={onTaken} />
        <Sums>
          <Sum name={t('summary.subtotal')} isOutdated={isOutdated}>
            <Price amount={numbers.total(subtotal.amount)} currency={subtotal.currency} />
          </Sum>
          <Sum name={t('summary.freight')} isOutdated={isOutdated}>
            {freight ? (
              <Price amount={numbers.total(freight.amount)} currency={freight.currency} />
            ) : (
              t(hasManualFreight ? 'summary.freightOpen' : 'summary.freightUnknown')
            )}
          </Sum>
        </Sums>
        <p className={styles.quiet}>{t('summary.duties')}</p>
        {previewQuery.hasFailed && (
          <p role="alert" className={styles.failed}>
            {t('loadFailed.title')}{' '}
            <Button isSmall onClick={previewQuery.read}>
              {common('retry')}
            </Button>
          </p>
        )}
        {basket.kind === 'cart' ? (
          <Link href={cartPath} className={styles.link}>
            {t('summary.toCart')}
          </Link>
        ) : (
          <Link href={productPath(basket.slug)} className={styles.link}>
            {t('summary.toProduct')}
          </Link>
        )}
      </Sheet>
      <div className={styles.place}>
        <p className={styles.total} role="status">
          <span>{t('summary.total')}</span>
          <strong className={classes(isOutdated && outdatedAmount)}>
            {total ? (
              <Price amount={numbers.total(total.amount)} currency={total.currency} />
            ) : (
              <span className={styles.open}>
                {t(hasManualFreight ? 'summary.totalOpen' : 'summary.freightUnknown')}
              </span>
            )}
          </strong>
        </p>
        <Button isWide variant="primary" type="submit" isBusy={isSending || previewQuery.isFetching}>
          {t(isUnclear ? 'placeAgain' : hasChanged ? 'accept' : 'place')}
        </Button>
        <p className={styles.terms}>{t('summary.confirmation')}</p>
      </div>
    </aside>
  )
}
