import type { OperationContext } from 'urql'
import { toLocaleCode, type Locale } from '#i18n/routing.ts'

export const toAccessContext = (
  accessToken: string | null | undefined,
  locale: Locale,
): Partial<OperationContext> | undefined =>
  accessToken ? { fetchOptions: { headers: { Lang: toLocaleCode(locale), 'Order-Token': accessToken } } } : undefined
