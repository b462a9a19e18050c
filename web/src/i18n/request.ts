import { locale as rootLocale } from 'next/root-params'
import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from './messages.ts'
import { codeOf, routing } from './routing.ts'

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await rootLocale())
  if (!hasLocale(routing.locales, locale)) notFound()
  return { locale, messages: await messagesOf(codeOf(locale)), timeZone: 'UTC' }
})
