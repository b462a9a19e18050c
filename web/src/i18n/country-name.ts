export const countryName = (code: string | null, locale: string) => {
  if (code === null) return null
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
