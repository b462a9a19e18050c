import type { Locale } from '#i18n/routing.ts'

const sheets: Partial<Record<Locale, string>> = { ja: '/fonts/ibm-plex-sans-jp.css', ko: '/fonts/ibm-plex-sans-kr.css' }

/** At the end of the page, so that nothing waits for it. */
export const LanguageFace = ({ locale }: { locale: Locale }) => {
  const href = sheets[locale]
  return href ? <link rel="stylesheet" href={href} /> : null
}
