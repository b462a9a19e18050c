export { CartSteps, type CartStep } from './cart-steps.tsx'
export { findTimeZoneCountry, likelyCountry } from './freight/likely-country.ts'
export { rememberedCountry } from './freight/remembered-country.ts'
