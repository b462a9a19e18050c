'use client'
import { useTranslations } from 'next-intl'
import { PartLink } from '#features/catalogue/index-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import { classes } from '#ui/classes.ts'
import { leftToRight, Price } from '#ui/figures.tsx'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { Td } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cartTargets, removeButtonId } from './cart-ids.ts'
import { LinePartNumber } from './line-part-number-client.tsx'
import { LineQuantity } from './line-quantity-client.tsx'
import { LineReason } from './line-reason-client.tsx'
import { findFix } from './line-rules.ts'
import { PackagingName } from './packaging-name.tsx'
import type { CartChanges, CartLineData } from './use-cart-changes-client.ts'
import { useLineQuantity } from './use-line-quantity-client.ts'
import styles from './cart-line.module.css'

type LineAvailabilityProps = {
  line: CartLineData
  onTake: (quantity: number) => void
  onRemove: () => void
}

function LineAvailability({ line, onTake, onRemove }: LineAvailabilityProps) {
  const t = useTranslations('cart')
  const numbers = useNumbers()
  const { availability, product, quantity } = line
  if (availability === 'AVAILABLE') return null
  const fix = findFix(availability, quantity, product)
  return (
    <div className={styles.fix}>
      <LineReason line={line} />
      {fix.kind === 'take' ? (
        <Button isSmall onClick={() => onTake(fix.quantity)}>
          {t('setQuantity', { quantity: numbers.integer(fix.quantity) })}
        </Button>
      ) : (
        <Button isSmall onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

const loadPicture = async () => (await import('./line-picture.tsx')).LinePicture

export function CartLine({ line, changes }: { line: CartLineData; changes: CartChanges }) {
  const t = useTranslations('cart')
  const page = useTranslations('cartPage.saved')
  const numbers = useNumbers()
  const quantity = useLineQuantity(line, changes)
  const { product } = line
  const { partNumber } = product
  const isPriced = line.availability !== 'ON_REQUEST_ONLY'
  const money = classes(quantity.isSending && outdatedAmount)
  const leave = (way: (lines: CartLineData[]) => void) => {
    focusNeighbor(changes.lines, [line], cartTargets)
    way([line])
  }
  const remove = () => leave(changes.remove)
  return (
    <tr className={classes(styles.line, line.availability !== 'AVAILABLE' && styles.flagged)}>
      <Td className={styles.tick}>
        <Checkbox
          label={<VisuallyHidden>{t('selectLine', { partNumber })}</VisuallyHidden>}
          checked={line.isSelected}
          onChange={(event) => changes.select([line.id], event.target.checked)}
        />
      </Td>
      <Td className={styles.drawing}>
        <OnDemand load={loadPicture} isWanted props={{ product }} />
      </Td>
      <th scope="row" className={styles.product}>
        <PartLink product={product} />
        <p className={styles.quiet}>
          <bdi>{product.manufacturerName}</bdi>
          {product.packageName && (
            <>
              {' · '}
              <bdi className={styles.package}>{product.packageName}</bdi>
            </>
          )}
        </p>
        <LinePartNumber line={line} setPartNumber={changes.setPartNumber} />
        <LineAvailability line={line} onTake={(pieces) => void quantity.send(pieces)} onRemove={remove} />
        <Button
          isSmall
          variant="quiet"
          className={styles.save}
          aria-label={page('saveOf', { partNumber })}
          onClick={() => leave(changes.saveForLater)}
        >
          {page('save')}
        </Button>
      </th>
      <Td className={styles.packaging}>
        <PackagingName product={product} />
        {product.dateCode && (
          <p className={styles.quiet}>{t.rich('batch', { code: product.dateCode, num: leftToRight })}</p>
        )}
      </Td>
      <Td isNumeric className={styles.unit} data-label={t('columns.unit')}>
        {isPriced ? <Price amount={numbers.unitPrice(line.unitPrice.amount)} className={money} /> : '–'}
      </Td>
      <Td className={styles.quantity}>
        <LineQuantity line={line} quantity={quantity} />
      </Td>
      <Td isNumeric className={styles.amount} data-label={t('columns.amount')}>
        {isPriced ? <Price amount={numbers.total(line.extendedPrice.amount)} className={money} /> : '–'}
      </Td>
      <Td className={styles.remove}>
        <Button
          isSmall
          variant="quiet"
          id={removeButtonId(line.id)}
          aria-label={t('removeLine', { partNumber })}
          onClick={remove}
        >
          <Icon name="x" size={16} />
        </Button>
      </Td>
    </tr>
  )
}
