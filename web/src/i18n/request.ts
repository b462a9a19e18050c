import { locale as rootLocale } from 'next/root-params'
import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { formats } from './formats.ts'
import { loadMessages } from './messages.ts'
import { toLocaleCode, routing } from './routing.ts'

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = requested ?? (await rootLocale())
  if (!hasLocale(routing.locales, locale)) notFound()
  return { locale, messages: await loadMessages(toLocaleCode(locale)), timeZone: 'UTC', formats }
})
