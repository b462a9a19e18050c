import { locales, type LocaleCode } from '@partgate/schema/locales.ts'

export type ListedLanguage = (typeof locales)[number] & {
  icon: string
}
type ShopLanguage = { code: string; name: string; icon: string | null }

/** Both addresses work, but the header does not list them. */
const unlisted: readonly LocaleCode[] = ['ru', 'zh']

const supported: readonly ShopLanguage[] = locales.map(({ code, name }) => ({ code, name, icon: null }))

export const listedLanguages = (shop: readonly ShopLanguage[] | null): ListedLanguage[] => {
  const listed = (shop ?? []).flatMap(({ code, name, icon }) => {
    const known = locales.find((locale) => locale.code === code)
    return known && !unlisted.includes(known.code) ? [{ ...known, name: name || known.name, icon: icon ?? code }] : []
  })
  const distinct = [...new Map(listed.map((language) => [language.code, language])).values()] as ListedLanguage[]
  return distinct.length > 0 ? distinct : listedLanguages(supported)
}
