import type { OperationContext } from 'urql'
import { codeOf, type Locale } from '#i18n/routing.ts'

/** What goes along with each question about an order, beside the cookies: the secret of a guest who came by a mailed link. */
export const proofOf = (secret: string | null | undefined, locale: Locale): Partial<OperationContext> | undefined =>
  secret ? { fetchOptions: { headers: { Lang: codeOf(locale), 'Order-Token': secret } } } : undefined
