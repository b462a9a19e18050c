'use client'
import { useTranslations } from 'next-intl'
import { ClipboardList, FileText, LogIn, LogOut, MapPin, User, UserPlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import { Dropdown } from '#ui/dropdown-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePerson } from './person-client.ts'
import { accountPages } from '../pages.ts'
import styles from '../header/menu.module.css'
import barStyles from './account-menu.module.css'

const icons = { profile: User, orders: ClipboardList, rfqHistory: FileText, addresses: MapPin } as const

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
          <User size={20} aria-hidden />
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
          <MenuLink key={key} href={href} Icon={icons[key]}>
            {t(key)}
          </MenuLink>
        ))}
        {person ? (
          <MenuLink href="/exit" Icon={LogOut}>
            {t('signOut')}
          </MenuLink>
        ) : (
          <>
            <MenuLink href="/login" Icon={LogIn}>
              {t('signIn')}
            </MenuLink>
            <MenuLink href="/register" Icon={UserPlus}>
              {t('signUp')}
            </MenuLink>
          </>
        )}
      </ul>
    </Dropdown>
  )
}

const MenuLink = ({ href, Icon, children }: { href: string; Icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Link href={href} prefetch={false}>
      <Icon size={16} aria-hidden />
      {children}
    </Link>
  </li>
)
