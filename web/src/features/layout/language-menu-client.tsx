'use client'
import { Suspense, type MouseEvent } from 'react'
import { useSearchParams } from 'next/navigation'
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

/** Remembers the choice, and keeps the place on the page. */
const choose = (event: MouseEvent<HTMLAnchorElement>, code: string) => {
  document.cookie = `lang=${code}; Path=/; Max-Age=${cookieDays * secondsPerDay}; SameSite=Lax`
  event.currentTarget.hash = location.hash
}

export function LanguageMenu() {
  const t = useTranslations('layout')
  const current = languageOf(useLocale())
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
        {listed.map((language) => (
          <li key={language.code}>
            <Suspense fallback={<LanguageLink {...language} search="" />}>
              <LinkOfSearch {...language} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

type Language = (typeof listed)[number]

/** What a page that is kept for all is asked for, only the browser knows. One at a time: what is longer, React puts into place by a script,
 * and there may be none. */
const LinkOfSearch = (language: Language) => <LanguageLink {...language} search={useSearchParams().toString()} />

/** The same page in another language. */
function LanguageLink({ code, tag, name, search }: Language & { search: string }) {
  const pathname = usePathname()
  const isCurrent = tag === languageOf(useLocale()).tag
  return (
    <a
      href={`${getPathname({ href: pathname, locale: tag })}${search && `?${search}`}`}
      hrefLang={tag}
      lang={tag}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => choose(event, code)}
    >
      {name}
    </a>
  )
}
