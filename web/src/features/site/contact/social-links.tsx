import { useTranslations } from 'next-intl'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import styles from './social-links.module.css'

type Links = NonNullable<LayoutQuery['siteConfig']>['socialLinks']

const names = {
  facebook: 'Facebook',
  twitter: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
} as const
const networks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const

export function SocialLinks({ links }: { links: Links }) {
  const t = useTranslations('layout')
  const configured = networks.flatMap((network) => {
    const href = links[network]
    return href ? [{ network, href }] : []
  })
  if (configured.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('followUs')}>
      {configured.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="noopener">
            {names[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}
