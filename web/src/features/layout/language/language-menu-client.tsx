'use client'
import { Suspense } from 'react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { toLocale } from '@partgate/schema/locales.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { getLanguage } from '#i18n/routing.ts'
import { Icon } from '#ui/icon.tsx'
import { Dropdown } from '#ui/overlay/dropdown-client.tsx'
import { changeLanguage } from './change-language.ts'
import type { ListedLanguage } from './languages.ts'
import styles from '../menu.module.css'

export function LanguageMenu({ languages }: { languages: ListedLanguage[] }) {
  const t = useTranslations('layout')
  const current = getLanguage(useLocale())
  return (
    <Dropdown
      align="end"
      label={t('currentLanguage', { name: current.name })}
      summary={
        <>
          <Icon name="globe" size={14} />
          {current.name}
        </>
      }
    >
      <ul className={styles.menu} aria-label={t('chooseLanguage')}>
        {languages.map((language) => (
          <li key={language.code}>
            <Suspense fallback={<LanguageLink {...language} search="" />}>
              <LinkWithSearch {...language} />
            </Suspense>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

/** Only the browser knows the query of a cached page; React would insert longer content by script. */
const LinkWithSearch = (language: ListedLanguage) => (
  <LanguageLink {...language} search={useSearchParams().toString()} />
)

function LanguageLink({ code, name, icon, search }: ListedLanguage & { search: string }) {
  const pathname = usePathname()
  const { tag } = toLocale(code)
  const isCurrent = tag === getLanguage(useLocale()).tag
  return (
    <a
      href={`${getPathname({ href: pathname, locale: tag })}${search && `?${search}`}`}
      hrefLang={tag}
      lang={tag}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => changeLanguage(event, code)}
    >
      {/^https?:/.test(icon) ? (
        <img className={styles.icon} src={icon} alt="" width={20} height={20} loading="lazy" />
      ) : (
        <span className={styles.icon} aria-hidden>
          {icon.toUpperCase()}
        </span>
      )}
      {name}
    </a>
  )
}
