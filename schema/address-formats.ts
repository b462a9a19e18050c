const parseCodes = (text: string) => new Set(text.trim().split(/\s+/))

/** Carriers refuse parcels to these countries without the state, province, prefecture or emirate. */
const withState = parseCodes('AE AU BR CA CN ID IN IT JP MX MY TH US')

/** Addresses of these countries have no state. */
const withoutState = parseCodes(`
AD AT AX BA BE BG BL CH CY CZ DE DK EE FI FO FR GB GF GG GI GL GP GR HR HU IM IS JE LI LT LU LV MC ME MF MK MO MQ MT NC NL NO
NZ PL PM PT RE RS SE SG SI SJ SK SM VA WF XK YT`)

/** These countries have no postal codes, or addresses usually omit them. */
const withoutPostalCode = parseCodes(`
AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR
NU QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU WS YE ZW`)

const stateNames = {
  state: parseCodes('AU BR IN MX MY NG US VE'),
  province: parseCodes('AF AR CA CN CR CU DO EC ES ID IT KH LA MZ NI PA PG PH PK SA TH TR VN ZA ZM'),
  prefecture: parseCodes('JP'),
  emirate: parseCodes('AE'),
}

type StateName = keyof typeof stateNames | 'region'
type AddressFormat = {
  state: 'required' | 'optional' | 'none'
  /** The country's own term for a state. */
  stateName: StateName
  postalCode: 'required' | 'optional' | 'none'
}

const stateName = (country: string): StateName => {
  for (const [name, countries] of Object.entries(stateNames) as [keyof typeof stateNames, Set<string>][])
    if (countries.has(country)) return name
  return 'region'
}

/** Fields of an address by country; without a country, both fields are optional. */
export const getAddressFormat = (country: string): AddressFormat => {
  if (country === '') return { state: 'optional', stateName: 'region', postalCode: 'optional' }
  return {
    state: withState.has(country) ? 'required' : withoutState.has(country) ? 'none' : 'optional',
    stateName: stateName(country),
    postalCode: withoutPostalCode.has(country) ? 'none' : 'required',
  }
}
