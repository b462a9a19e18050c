export type Person = { companyName: string }

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'companyName' in value && typeof value.companyName === 'string'

/** What the readable `userInfo` cookie says. It is for display alone: anybody can write it. */
export const personInCookies = (cookies: string): Person | null => {
  const text = cookies.match(/(?:^|;\s*)userInfo=([^;]*)/)?.[1]
  if (!text) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return isPerson(value) ? { companyName: value.companyName } : null
  } catch {
    return null
  }
}
