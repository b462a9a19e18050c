import { useEffect, useState } from 'react'
import { readLaterTexts } from '#i18n/later-texts/read-later-texts.ts'
import type { Country } from '#ui/form/country-select-client.tsx'

/** In the order of the language; null until they have loaded. */
export const useCountryNames = () => {
  const [countries, setCountries] = useState<readonly Country[] | null>(null)
  useEffect(() => {
    void readLaterTexts<Record<string, string>>('countries').then((names) =>
      setCountries(Object.entries(names).map(([code, name]) => ({ code, name }))),
    )
  }, [])
  return countries
}
