export type Person = { companyName: string }

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'companyName' in value && typeof value.companyName === 'string'

/** For display only: any script or subdomain can write this cookie. */
export const parsePerson = (text: string | null): Person | null => {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return isPerson(value) ? { companyName: value.companyName } : null
  } catch {
    return null
  }
}
