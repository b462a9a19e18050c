import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Label } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './facets.module.css'

type Option = { name: string; href: string; isOn: boolean; count?: number }
type FacetListProps = { title: string; options: Option[]; isCapped?: boolean }

/** So many stand open; the rest is one press away. */
const shown = 8

export function FacetList({ title, options, isCapped = false }: FacetListProps) {
  const t = useTranslations('catalogue.list')
  const numbers = useNumbers()
  if (options.length === 0) return null
  const [open, folded] = [
    options.filter(({ isOn }, at) => isOn || at < shown),
    options.filter(({ isOn }, at) => !isOn && at >= shown),
  ]
  const list = (some: Option[]) => (
    <ul>
      {some.map(({ name, href, isOn, count }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={isOn ? 'true' : undefined}
            className={styles.option}
            prefetch={false}
            scroll={false}
          >
            <bdi>{name}</bdi>
            {isOn && <VisuallyHidden>{t('isOn')}</VisuallyHidden>}
            {count !== undefined && (
              <bdi dir="ltr" className={styles.count}>
                {numbers.integer(count)}
                {isCapped && '+'}
              </bdi>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.facet} aria-label={title}>
      <Label>{title}</Label>
      {list(open)}
      {folded.length > 0 && (
        <details>
          <summary>{t('more', { count: folded.length, number: numbers.integer(folded.length) })}</summary>
          {list(folded)}
        </details>
      )}
    </section>
  )
}
