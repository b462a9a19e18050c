/** `id` is missing in the cookie of an older gateway. */
export type UserInfo = { id?: string; companyName: string; contactName?: string }

const optionalText = (value: object, name: string): Record<string, string> => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? { [name]: text } : {}
}

const hasCompany = (value: unknown): value is Pick<UserInfo, 'companyName'> =>
  typeof value === 'object' && value !== null && 'companyName' in value && typeof value.companyName === 'string'

/** For display and comparison only: any script or subdomain can write this cookie. */
export const parseUserInfo = (text: string | null): UserInfo | null => {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    if (!hasCompany(value)) return null
    return { companyName: value.companyName, ...optionalText(value, 'id'), ...optionalText(value, 'contactName') }
  } catch {
    return null
  }
}
