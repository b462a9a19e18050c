/** `zh_TW` for `zh-Hant`. */
export const openGraphLocale = (tag: string) => {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}
