'use client'
import { useTranslations } from 'next-intl'
import { LogIn, LogOut, User, UserPlus } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'
import { Dropdown } from '#ui/dropdown-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePerson } from './person-client.ts'
import styles from './menu.module.css'
import barStyles from './account-menu.module.css'

export function AccountMenu() {
  const t = useTranslations('layout')
  const person = usePerson()
  const greeting = person ? t('welcome', { company: person.companyName }) : t('guest')
  return (
    <Dropdown
      align="end"
      summary={
        <>
          <User size={20} aria-hidden />
          <span className={barStyles.word}>{person ? person.companyName : t('signIn')}</span>
          <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
        </>
      }
    >
      <p className={styles.heading}>{greeting}</p>
      <ul className={styles.menu}>
        {person ? (
          <li>
            <Link href="/exit" prefetch={false}>
              <LogOut size={16} aria-hidden />
              {t('signOut')}
            </Link>
          </li>
        ) : (
          <>
            <li>
              <Link href="/login">
                <LogIn size={16} aria-hidden />
                {t('signIn')}
              </Link>
            </li>
            <li>
              <Link href="/register">
                <UserPlus size={16} aria-hidden />
                {t('signUp')}
              </Link>
            </li>
          </>
        )}
      </ul>
    </Dropdown>
  )
}
