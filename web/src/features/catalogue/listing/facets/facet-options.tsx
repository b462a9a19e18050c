import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './facets.module.css'

export type Option = { id: string; name: string; href: string; isOn: boolean; count: number }
export type FacetOptionsProps = { facet: string; options: Option[]; isCapped: boolean }

const usual = 8

export function FacetOptions({ facet, options, isCapped }: FacetOptionsProps) {
  const t = useTranslations('catalogue.list')
  const numbers = useNumbers()
  // A single further option is as high as the control that would show it.
  const shown = options.length === usual + 1 ? usual + 1 : usual
  const [open, folded] = [
    options.filter(({ isOn }, at) => isOn || at < shown),
    options.filter(({ isOn }, at) => !isOn && at >= shown),
  ]
  const list = (some: Option[]) => (
    <ul className={styles.options}>
      {some.map(({ id, name, href, isOn, count }) => (
        <li key={id}>
          <Link id={`${facet}-${id}`} href={href} aria-current={isOn ? 'true' : undefined} rel="nofollow">
            <bdi>{name}</bdi>
            {isOn && <VisuallyHidden>{t('isOn')}</VisuallyHidden>}
            <bdi>{numbers.counted(count, isCapped)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(open)}
      {folded.length > 0 && (
        <details id={`${facet}-more`}>
          <summary className={styles.more}>
            {t('more', { count: folded.length, number: numbers.integer(folded.length) })}
          </summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}
