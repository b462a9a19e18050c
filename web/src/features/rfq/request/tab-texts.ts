import { rfqNumberPattern } from '@partgate/schema/limits.ts'
import { storedText } from '#ui/browser/stored-text.ts'

export const storedContact = storedText('rfq-contact')
export const sentNumber = storedText('rfq-sent')
export const sentByGuest = storedText('rfq-sent-by-guest')
export const sentWithoutMail = storedText('rfq-sent-without-mail')

/** Scripts and extensions can write there too, so the value is validated. */
export const readSentNumber = () => {
  const stored = sentNumber.read()
  return stored && rfqNumberPattern.test(stored) ? stored : null
}
