import { useTranslations } from 'next-intl'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { Dropdown } from '#ui/dropdown-client.tsx'
import { ContactList } from '../contact-list.tsx'
import type { ListedLanguage } from '../language/languages.ts'
import { LanguageMenu } from '../language/language-menu-client.tsx'
import { topLinks } from '../links.ts'
import styles from './top-bar.module.css'

type TopBarProps = { config: LayoutQuery['siteConfig']; languages: ListedLanguage[] }

export function TopBar({ config, languages }: TopBarProps) {
  const t = useTranslations('layout')
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        {config && (
          <Dropdown summary={t('contact')}>
            <ContactList config={config} />
          </Dropdown>
        )}
        <ul className={styles.links}>
          {topLinks.map(({ key, href }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
        <LanguageMenu languages={languages} />
      </div>
    </div>
  )
}
