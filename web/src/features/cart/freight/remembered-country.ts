import { storedText } from '#ui/browser/stored-text.ts'

export const rememberedCountry = storedText('shipping-country', () => localStorage)
