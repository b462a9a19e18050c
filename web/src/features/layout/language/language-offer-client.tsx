'use client'
import { useSearchParams } from 'next/navigation'
import { toLocale } from '@partgate/schema/locales.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { languageOffers } from '#i18n/language-offers.ts'
import { Icon } from '#ui/icon.tsx'
import { changeLanguage } from './change-language.ts'
import { offeredLanguage } from './language-choice.ts'
import styles from './language-offer.module.css'

type LanguageOfferProps = { onDismiss: () => void }

export function LanguageOffer({ onDismiss }: LanguageOfferProps) {
  const code = offeredLanguage(document.cookie, navigator.languages)
  const { tag, dir } = toLocale(code)
  const search = useSearchParams().toString()
  const path = getPathname({ href: usePathname(), locale: tag })
  if (!code) return null
  const { label, offer, close } = languageOffers[code]
  return (
    <section className={styles.bar} lang={tag} dir={dir} aria-label={label}>
      <Icon name="globe" size={18} />
      <a href={`${path}${search && `?${search}`}`} hrefLang={tag} onClick={(event) => changeLanguage(event, code)}>
        {offer}
      </a>
      <button type="button" className={styles.close} aria-label={close} onClick={onDismiss}>
        <Icon name="x" size={18} />
      </button>
    </section>
  )
}
