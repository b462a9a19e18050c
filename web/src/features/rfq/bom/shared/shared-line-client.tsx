'use client'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import type { BomLine } from '../bom-list.ts'
import { isUnsure } from '../edit-list.ts'
import { toLineState } from '../line-states.ts'
import type { BomMatch, LinePlan } from '../plan-line.ts'
import type { UseMatches } from '../matching/use-matches-client.ts'
import { OrderQuantity } from '../verdict/verdict-cells.tsx'
import { Verdict } from '../verdict/verdict.tsx'
import styles from './shared-list.module.css'

type SharedLineProps = LineVerdictProps & { number: number; plan: LinePlan | undefined; isSelected: boolean }

export function SharedLine({ line, number, product, plan, isSelected, known }: SharedLineProps) {
  const t = useTranslations('bom.shared')
  const texts = useTranslations('cart')
  const grid = useTranslations('bom.grid')
  const columns = useTranslations('bom.download.columns')
  const numbers = useNumbers()
  // A second source is ordered only if it is selected.
  const order = line.kind === 'ALTERNATE' && !isSelected ? undefined : plan
  const price = order?.kind === 'ready' ? order.price : null
  return (
    <tr>
      <Td isNumeric data-label={grid('columns.number')}>
        {numbers.integer(number)}
      </Td>
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
        {price && !isSelected && <p className={styles.quiet}>{t('notInSubtotal')}</p>}
      </th>
      <Td data-label={columns('verdict')}>
        <LineVerdict line={line} product={product} known={known} />
      </Td>
      <Td data-label={columns('packaging')}>
        {product ? texts('packaging', { packaging: product.packaging, quantity: product.standardPackQuantity }) : '–'}
      </Td>
      <Td isNumeric data-label={columns('quantity')}>
        {line.quantity ? <Num>{numbers.integer(line.quantity)}</Num> : '–'}
        {isUnsure(line) && (
          <p>
            <State tone="warn">{grid('unsure')}</State>
          </p>
        )}
      </Td>
      <Td isNumeric data-label={columns('stock')}>
        {product ? <Num>{numbers.integer(product.stock)}</Num> : '–'}
      </Td>
      <Td isNumeric data-label={columns('ordered')}>
        {order && !isUnsure(line) ? <OrderQuantity plan={order} /> : '–'}
      </Td>
      <Td isNumeric data-label={columns('unitPrice')}>
        {price?.availableUnitPrice ? <Price amount={numbers.unitPrice(price.availableUnitPrice.amount)} /> : '–'}
      </Td>
      <Td isNumeric data-label={columns('extendedPrice')}>
        {price?.availableExtendedPrice ? <Price amount={numbers.total(price.availableExtendedPrice.amount)} /> : '–'}
      </Td>
    </tr>
  )
}

type LineVerdictProps = {
  line: BomLine
  product: BomMatch['product']
  known: Pick<UseMatches, 'matches' | 'plans'>
}

/** The verdict of today's match says nothing about another product of the saved list. */
function LineVerdict({ line, product, known }: LineVerdictProps) {
  const { verdict, match } = toLineState(line, known)
  if (match && match.product?.id !== product?.id) return '–'
  return <Verdict verdict={verdict} reason={match?.reason} />
}
