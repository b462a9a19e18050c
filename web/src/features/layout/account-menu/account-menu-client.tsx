'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { loginPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { classes } from '#ui/classes.ts'
import { Dropdown } from '#ui/overlay/dropdown-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePerson } from './person-client.ts'
import { accountPages } from '../pages.ts'
import styles from '../menu.module.css'
import barStyles from './account-menu.module.css'

const icons = {
  profile: 'user',
  orders: 'clipboard-list',
  rfqHistory: 'file-text',
  addresses: 'map-pin',
} as const

export function AccountMenu() {
  const t = useTranslations('layout')
  const person = usePerson()
  const greeting = person ? t('welcome', { company: person.companyName }) : t('guest')
  return (
    <Dropdown
      align="end"
      className={barStyles.menu}
      summary={
        <>
          <Icon name="user" size={20} />
          <span className={barStyles.word}>
            <span className={classes(person && barStyles.away)}>{t('signIn')}</span>
            {person && (
              <span className={barStyles.name} dir="auto">
                {person.companyName}
              </span>
            )}
          </span>
          <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
        </>
      }
    >
      <p className={styles.heading}>{greeting}</p>
      <ul className={styles.menu}>
        {accountPages.map(({ key, href }) => (
          <MenuLink key={key} href={href} icon={icons[key]}>
            {t(key)}
          </MenuLink>
        ))}
        {person ? (
          <MenuLink href="/exit" icon="log-out">
            {t('signOut')}
          </MenuLink>
        ) : (
          <>
            <MenuLink href={loginPath} icon="log-in">
              {t('signIn')}
            </MenuLink>
            <MenuLink href="/register" icon="user-plus">
              {t('signUp')}
            </MenuLink>
          </>
        )}
      </ul>
    </Dropdown>
  )
}

const MenuLink = ({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) => (
  <li>
    <Link href={href}>
      <Icon name={icon} size={16} />
      {children}
    </Link>
  </li>
)
