/** A country by its two letters in a language; the letters where the language has no name for it. */
export const countryName = (code: string, locale: string) => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
