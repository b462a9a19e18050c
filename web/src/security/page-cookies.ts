import { formatCookie, type CookieName, readCookie } from '@partgate/schema/cookies.ts'

const isSecurePage = () => location.protocol === 'https:'

export const readPageCookie = (name: CookieName) => readCookie(document.cookie, name, isSecurePage())

export const writePageCookie = (name: CookieName, value: string, expires: Date) => {
  document.cookie = formatCookie(name, value, { expires, isSecure: isSecurePage() })
}

export const clearPageCookie = (name: CookieName) => writePageCookie(name, '', new Date(0))
