import { useTranslations } from 'next-intl'
import type { PartRow_SearchEdgeFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Num } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { QuickAdd } from '../purchase/quick-add-client.tsx'
import { UnitPrice } from '../unit-price.tsx'
import { MarkedPartNumber } from './marked-part-number.tsx'
import { MatchNote } from './match-note.tsx'
import styles from './parts-table.module.css'

type PartRowProps = { edge: PartRow_SearchEdgeFragment; columns: { key: string }[] }

export function PartRow({ edge: { node: product, match }, columns }: PartRowProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { stock, leadTimeWeeks, parameters } = product
  const href = `/productdetail/${product.slug}`
  const isSold = product.priceBreaks.length > 0 && stock >= product.minimumOrderQuantity
  return (
    <tr>
      <Td className={styles.picture}>
        <PartPicture product={product} />
      </Td>
      <th scope="row" className={styles.part}>
        <Link href={href} prefetch={false}>
          <MarkedPartNumber partNumber={product.partNumber} ranges={match?.ranges ?? []} />
        </Link>
        <p className={styles.maker}>
          <bdi>{product.manufacturerName}</bdi> · <bdi>{product.package}</bdi> ·{' '}
          {t('packaging', { packaging: product.packaging, quantity: numbers.integer(product.packageQuantity) })}
        </p>
        {columns.length === 0 && (
          <p className={styles.maker}>
            <bdi>{product.description}</bdi>
          </p>
        )}
        {match && <MatchNote match={match} partNumber={product.partNumber} />}
      </th>
      {columns.map(({ key }) => (
        <Td key={key} className={styles.parameter}>
          <Num>{parameters.find((parameter) => parameter.key === key)?.displayValue ?? ''}</Num>
        </Td>
      ))}
      <Td numeric className={styles.stock} data-label={t('columns.stock')}>
        {stock > 0 ? <Num>{numbers.integer(stock)}</Num> : <span className={styles.out}>{t('outOfStock')}</span>}
        {stock === 0 && leadTimeWeeks !== null && (
          <span className={styles.wait}>
            {t('weeks', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) })}
          </span>
        )}
      </Td>
      <Td numeric className={styles.price}>
        <UnitPrice product={product} />
      </Td>
      <Td numeric className={styles.add}>
        {isSold ? (
          <QuickAdd product={product} />
        ) : (
          <ButtonLink
            small
            look="quiet"
            href={href}
            prefetch={false}
            aria-label={t('list.viewOf', { partNumber: product.partNumber })}
          >
            {t('list.view')}
          </ButtonLink>
        )}
      </Td>
    </tr>
  )
}
