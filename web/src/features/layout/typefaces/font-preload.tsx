import { preload } from 'react-dom'
import type { Locale } from '#i18n/routing.ts'

const latin = [
  new URL('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2', import.meta.url),
  new URL('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2', import.meta.url),
]
const others: Partial<Record<Locale, URL>> = {
  ar: new URL('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2', import.meta.url),
  ru: new URL('@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff2', import.meta.url),
}

export function FontPreload({ locale }: { locale: Locale }) {
  const own = others[locale]
  for (const { pathname } of own ? [own, ...latin] : latin)
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}
