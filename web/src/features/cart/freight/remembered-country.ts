import { storedText } from '#ui/stored-text.ts'

export const rememberedCountry = storedText('shipping-country', () => localStorage)
