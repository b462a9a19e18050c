import { useTranslations } from 'next-intl'
import { SearchBox, searchBoxId } from '#features/catalogue/index.ts'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AccountMenu } from '../account-menu/account-menu-client.tsx'
import { CartLink } from '../cart-link/cart-link-client.tsx'
import type { ListedLanguage } from '../language/languages.ts'
import { Logo } from '../logo.tsx'
import { Nav } from './nav.tsx'
import { SearchLink } from './search-link-client.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './header.module.css'

type HeaderProps = {
  config: LayoutQuery['siteConfig']
  categories: LayoutQuery['categories']
  languages: ListedLanguage[]
}

export function Header({ config, categories, languages }: HeaderProps) {
  const t = useTranslations('layout')
  return (
    <header className={styles.header}>
      <TopBar config={config} languages={languages} />
      <div className={styles.centre}>
        <div className={styles.row}>
          <Link className={styles.logo} href="/">
            <Logo url={config?.logoUrl} />
            <VisuallyHidden>{t('home')}</VisuallyHidden>
          </Link>
          <div className={styles.search}>
            <SearchBox hasShortcut />
          </div>
          <div className={styles.searchLink}>
            <SearchLink boxId={searchBoxId} />
          </div>
          <div className={styles.tools}>
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </div>
      <Nav categories={categories} />
    </header>
  )
}
