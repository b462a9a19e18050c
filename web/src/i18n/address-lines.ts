type Place = Record<'companyName' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode', string | null>

/** Countries with states write the postal code after the state, others before the city. */
const cityLine = ({ city, state, postalCode }: Place) =>
  state
    ? [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : [postalCode, city].filter(Boolean).join(' ')

export const addressLines = (place: Place, country: string | null): string[] =>
  [place.companyName, place.addressLine1, place.addressLine2, cityLine(place), country].filter((line): line is string =>
    Boolean(line),
  )
