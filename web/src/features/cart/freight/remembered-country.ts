const storageKey = 'shipping-country'

export const rememberedCountry = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export const rememberCountry = (country: string) => {
  try {
    localStorage.setItem(storageKey, country)
  } catch {
    // Without storage the choice still holds for this page.
  }
}
