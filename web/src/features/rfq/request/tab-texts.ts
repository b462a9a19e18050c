import { tabText } from '#ui/tab-text.ts'

export const storedContact = tabText('rfq-contact')
export const sentNumber = tabText('rfq-sent')

const numberShape = /^Q-[0-9A-Z]{5}-[0-9A-Z]{5}$/

/** Scripts and extensions can write there too, so the value is validated. */
export const readSentNumber = () => {
  const stored = sentNumber.read()
  return stored && numberShape.test(stored) ? stored : null
}
