export { findTimeZoneCountry, likelyCountry } from './freight/likely-country.ts'
export { rememberCountry, rememberedCountry } from './freight/remembered-country.ts'
