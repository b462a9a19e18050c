import { type LocaleCode, locales } from '@partgate/schema/locales.ts'

export type ListedLanguage = { code: LocaleCode; name: string; icon: string }
type ShopLanguage = { code: string; name: string; icon: string | null }

/** Both addresses work, but the header does not list them. */
const unlisted: readonly LocaleCode[] = ['ru', 'zh']

const supported: readonly ShopLanguage[] = locales.map(({ code, name }) => ({ code, name, icon: null }))

export const listedLanguages = (shop: readonly ShopLanguage[] | null): ListedLanguage[] => {
  const listed = (shop ?? []).flatMap(({ code, name, icon }) => {
    const known = locales.find((locale) => locale.code === code)
    return known && !unlisted.includes(known.code)
      ? [{ code: known.code, name: name || known.name, icon: icon ?? code }]
      : []
  })
  const distinct = [...new Map(listed.map((language) => [language.code, language])).values()]
  return distinct.length > 0 ? distinct : listedLanguages(supported)
}
