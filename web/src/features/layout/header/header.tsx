import { useTranslations } from 'next-intl'
import { SearchBox, searchBoxId } from '#features/catalogue/index.ts'
import { bomPage } from '#features/rfq/index.ts'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dropdown } from '#ui/overlay/dropdown-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AllProducts } from '../all-products/all-products-client.tsx'
import { AccountMenu } from '../account-menu/account-menu-client.tsx'
import { CartLink } from '../cart-link/cart-link-client.tsx'
import { ContactList } from '../contact-list.tsx'
import { SearchLink } from './search-link-client.tsx'
import { LanguageMenu } from '../language/language-menu-client.tsx'
import type { ListedLanguage } from '../language/languages.ts'
import { navLinks, topLinks } from '../links.ts'
import { Logo } from '../logo.tsx'
import { NavLinks } from '../nav-links-client.tsx'
import styles from './header.module.css'
import navStyles from './nav.module.css'
import topBarStyles from './top-bar.module.css'

type HeaderProps = {
  config: LayoutQuery['siteConfig']
  languages: ListedLanguage[]
}

export function Header({ config, languages }: HeaderProps) {
  const t = useTranslations('layout')
  return (
    <header className={styles.header}>
      <TopBar config={config} languages={languages} />
      <div className={styles.center}>
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
            <Link className={styles.bom} href={bomPage}>
              <Icon name="file-spreadsheet" size={20} />
              {t('bom')}
            </Link>
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </div>
      <Nav />
    </header>
  )
}

function Nav() {
  const t = useTranslations('layout')
  return (
    <nav className={navStyles.nav} aria-label={t('mainNavigation')}>
      <div className={navStyles.row}>
        <AllProducts />
        <NavLinks
          className={navStyles.links}
          links={navLinks.map(({ key, href }) => ({
            href,
            text: t(key),
            ...(href === bomPage && { className: navStyles.phoneOnly }),
          }))}
        />
      </div>
    </nav>
  )
}

type TopBarProps = { config: LayoutQuery['siteConfig']; languages: ListedLanguage[] }

function TopBar({ config, languages }: TopBarProps) {
  const t = useTranslations('layout')
  return (
    <div className={topBarStyles.bar}>
      <div className={topBarStyles.row}>
        {config && (
          <Dropdown summary={t('contact')}>
            <StaticPart as="div">
              <ContactList config={config} />
            </StaticPart>
          </Dropdown>
        )}
        <StaticPart as="ul" className={topBarStyles.links}>
          {topLinks.map(({ key, href }) => (
            <li key={key}>
              <Link href={href}>{t(key)}</Link>
            </li>
          ))}
        </StaticPart>
        <LanguageMenu languages={languages} />
      </div>
    </div>
  )
}
