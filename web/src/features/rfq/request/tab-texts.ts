import { rfqNumberPattern } from '@partgate/schema/limits.ts'
import { tabText } from '#ui/tab-text.ts'

export const storedContact = tabText('rfq-contact')
export const sentNumber = tabText('rfq-sent')

/** Scripts and extensions can write there too, so the value is validated. */
export const readSentNumber = () => {
  const stored = sentNumber.read()
  return stored && rfqNumberPattern.test(stored) ? stored : null
}
