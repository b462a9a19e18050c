import { useEffect, useState } from 'react'
import { defaultLocale, localeOf, locales } from '@partgate/schema/locales.ts'
import type { TroubleWords } from './trouble-words.ts'

const english: TroubleWords = JSON.parse(ENGLISH_TROUBLE_WORDS)

const languageOfAddress = () => localeOf(location.pathname.split('/')[1])

/** Where the home page stands in the language of the address. */
export const homeOfAddress = () => {
  const { code } = languageOfAddress()
  return code === defaultLocale ? '/' : `/${code}`
}

/** The words for trouble in the language of the address; English until they are there, or where they cannot be had. */
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
