import { useEffect, useState } from 'react'
import { defaultLocale, toLocale, locales } from '@partgate/schema/locales.ts'
import type { TroubleWords } from './trouble-words.ts'

const english: TroubleWords = JSON.parse(ENGLISH_TROUBLE_WORDS)

const languageOfAddress = () => toLocale(location.pathname.split('/')[1])

export const homeOfAddress = () => {
  const { code } = languageOfAddress()
  return code === defaultLocale ? '/' : `/${code}`
}

/** English until the messages of the current language have loaded. */
export const useTroubleWords = () => {
  const [said, setSaid] = useState<{ language: (typeof locales)[number]; words: TroubleWords }>({
    language: locales[0],
    words: english,
  })
  useEffect(() => {
    const language = languageOfAddress()
    if (language.code === defaultLocale) return
    import('./trouble-words.ts')
      .then(({ troubleWords }) => setSaid({ language, words: troubleWords[language.code] }))
      .catch(() => {})
  }, [])
  return said
}
