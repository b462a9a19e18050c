import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComparedPart_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { PartNumber } from '#ui/figures.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import styles from './compare-table.module.css'

type ComparedHeadProps = { part: ComparedPart_ProductFragment; hrefWithout: string }

export function ComparedHead({ part, hrefWithout }: ComparedHeadProps) {
  const t = useTranslations('catalogue.compare')
  const { slug, partNumber, manufacturerName } = part
  return (
    <div className={styles.head}>
      <PartPicture product={part} className={styles.picture} />
      <Link
        href={hrefWithout}
        className={styles.remove}
        aria-label={t('remove', { partNumber })}
        prefetch={false}
        scroll={false}
      >
        <X size={16} aria-hidden />
      </Link>
      <Link href={`/productdetail/${slug}`} prefetch={false} className={styles.number}>
        <PartNumber>{partNumber}</PartNumber>
      </Link>
      <bdi className={styles.manufacturer}>{manufacturerName}</bdi>
    </div>
  )
}
