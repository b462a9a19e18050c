import { preload } from 'react-dom'
import type { Locale } from '#i18n/routing.ts'

const sheets: Partial<Record<Locale, string>> = { ja: '/fonts/ibm-plex-sans-jp.css', ko: '/fonts/ibm-plex-sans-kr.css' }
const arabic = new URL(
  '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  import.meta.url,
)

/** At the end of the page, so that nothing waits for it. */
export const LanguageFace = ({ locale }: { locale: Locale }) => {
  // Many systems have no Arabic face as wide as Plex, and lines would move when it arrives.
  if (locale === 'ar') preload(arabic.pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const href = sheets[locale]
  return href ? <link rel="stylesheet" href={href} /> : null
}
