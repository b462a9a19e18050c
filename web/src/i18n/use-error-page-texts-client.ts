import { useEffect, useState } from 'react'
import { defaultLocale, toLocale, locales } from '@partgate/schema/locales.ts'
import type { ErrorPageTexts } from './error-page-texts.ts'

const english: ErrorPageTexts = JSON.parse(ENGLISH_ERROR_PAGE_TEXTS)

const readLanguage = () => toLocale(location.pathname.split('/')[1])

export const findHomePath = () => {
  const { code } = readLanguage()
  return code === defaultLocale ? '/' : `/${code}`
}

/** English until the messages of the current language have loaded. */
export const useErrorPageTexts = () => {
  const [current, setCurrent] = useState<{ language: (typeof locales)[number]; texts: ErrorPageTexts }>({
    language: locales[0],
    texts: english,
  })
  useEffect(() => {
    const language = readLanguage()
    if (language.code === defaultLocale) return
    import('./error-page-texts.ts')
      .then(({ errorPageTexts }) => setCurrent({ language, texts: errorPageTexts[language.code] }))
      .catch(() => {})
  }, [])
  return current
}
