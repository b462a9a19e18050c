import { toAsciiDigits } from '@partgate/schema/digits.ts'
import { targetPricePattern } from '@partgate/schema/limits.ts'
import { readQuantity } from '#i18n/read-quantity.ts'

export type QuickRfqValues = {
  quantity: string
  targetPrice: string
  email: string
  contactName: string
  comment: string
}
export type QuickRfqField = keyof QuickRfqValues

/** Message keys under `quickRfq.problems`. */
export type QuickRfqProblem = 'quantity' | 'targetPrice' | 'email' | 'emailInvalid'

/** USD with up to five decimals and a point or comma. */
export const readPrice = (text: string): string | null => {
  const typed = toAsciiDigits(text.normalize('NFKC')).trim().replace(/[,٫]/, '.')
  return targetPricePattern.test(typed) ? typed : null
}

export const checkQuantity = (text: string): QuickRfqProblem | undefined =>
  (readQuantity(text) ?? 0) > 0 ? undefined : 'quantity'

export const checkTargetPrice = (text: string): QuickRfqProblem | undefined =>
  text.trim() === '' || readPrice(text) !== null ? undefined : 'targetPrice'

const textOrNull = (text: string) => text.trim() || null

export const toQuickRequest = (values: QuickRfqValues, isGuest: boolean) => ({
  quantity: readQuantity(values.quantity) ?? 0,
  targetPrice: readPrice(values.targetPrice),
  comment: textOrNull(values.comment),
  email: isGuest ? values.email.trim() : null,
  contactName: isGuest ? textOrNull(values.contactName) : null,
})
