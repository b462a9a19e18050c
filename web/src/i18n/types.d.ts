import type messages from '../../../locales/en.json'
import type { Locale } from './routing.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
