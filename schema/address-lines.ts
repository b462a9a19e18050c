type Place = Record<
  'companyName' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode',
  string | null
> & {
  countryCode: string | null
  contactName?: string | null
}

const isWritten = (line: string | null | undefined): line is string => Boolean(line)

/** Addresses in these scripts begin with the largest unit, also those of other countries; in Latin letters they do not. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const spaced = /\p{Script=Hangul}/u

const largestFirstLines = ({ countryCode, postalCode, state, city, addressLine1, ...rest }: Place): string[] => {
  const place = [state, city === state ? null : city, addressLine1].filter(isWritten)
  const isSpaced = place.some((part) => spaced.test(part) || !eastAsian.test(part))
  const code = postalCode && countryCode === 'JP' ? `〒${postalCode.replace(/^〒\s*/, '')}` : postalCode
  return [code, place.join(isSpaced ? ' ' : ''), rest.addressLine2, rest.companyName, rest.contactName].filter(
    isWritten,
  )
}

/** Countries with states write the postal code after the state, others before the city. */
const cityLine = ({ city, state, postalCode }: Place) =>
  state
    ? [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [postalCode, city].filter(Boolean).join(' ')

/** The city decides, because a remark in another script must not reverse an address. */
const isEastAsian = ({ city, state, addressLine1 }: Place) => eastAsian.test(city || state || addressLine1 || '')

export const addressLines = (place: Place, country: string | null): string[] => {
  const { contactName, companyName, addressLine1, addressLine2 } = place
  if (isEastAsian(place)) return [country, ...largestFirstLines(place)].filter(isWritten)
  return [contactName, companyName, addressLine1, addressLine2, cityLine(place), country].filter(isWritten)
}
