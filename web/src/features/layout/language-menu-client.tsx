'use client'
import type { MouseEvent } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Globe } from 'lucide-react'
import { locales } from '@partgate/schema/locales.ts'
import { getPathname, usePathname } from '#i18n/navigation.ts'
import { languageOf } from '#i18n/routing.ts'
import { Dropdown } from '#ui/dropdown-client.tsx'
import styles from './menu.module.css'

const cookieDays = 365
const secondsPerDay = 86_400
/** Addresses in these two work, but the list leaves them out. */
const unlisted: string[] = ['ru', 'zh']

const listed = locales.filter(({ code }) => !unlisted.includes(code))

/** Remembers the choice and keeps the query; the link itself already leads to the same page. */
const choose = (event: MouseEvent<HTMLAnchorElement>, code: string) => {
  document.cookie = `lang=${code}; Path=/; Max-Age=${cookieDays * secondsPerDay}; SameSite=Lax`
  event.currentTarget.search = location.search
  event.currentTarget.hash = location.hash
}

export function LanguageMenu() {
  const t = useTranslations('layout')
  const current = languageOf(useLocale())
  const pathname = usePathname()
  return (
    <Dropdown
      align="end"
      label={t('languageIs', { name: current.name })}
      summary={
        <>
          <Globe size={14} aria-hidden />
          {current.name}
        </>
      }
    >
      <ul className={styles.menu} aria-label={t('chooseLanguage')}>
        {listed.map(({ code, tag, name }) => (
          <li key={code}>
            <a
              href={getPathname({ href: pathname, locale: tag })}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === current.tag ? 'true' : undefined}
              onClick={(event) => choose(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
