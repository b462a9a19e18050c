export type CountryFacts = {
  addressCountry: string | null
  profileCountry: string | null
  rememberedCountry: string | null
  languages: readonly string[]
  timeZoneCountry: string | null
}

const toRegion = (language: string) => {
  try {
    return new Intl.Locale(language).region ?? null
  } catch {
    return null
  }
}

export const likelyCountry = (facts: CountryFacts, served: readonly string[]): string | null => {
  const candidates = [
    facts.addressCountry,
    facts.profileCountry,
    facts.rememberedCountry,
    ...facts.languages.map(toRegion),
    facts.timeZoneCountry,
  ]
  return candidates.find((country) => country !== null && served.includes(country)) ?? null
}

type TimeZones = { getTimeZones?: () => string[] | undefined }

/** Null where several countries share the time zone. */
export const findTimeZoneCountry = (timeZone: string, countries: readonly string[]): string | null => {
  const users = countries.filter((country) => {
    const locale: Intl.Locale & TimeZones = new Intl.Locale('und', { region: country })
    return locale.getTimeZones?.()?.includes(timeZone)
  })
  return users.length === 1 ? (users[0] ?? null) : null
}
