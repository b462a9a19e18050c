import { tabText } from '#ui/tab-text.ts'

/** What was typed about oneself. */
export const keptContact = tabText('rfq-contact')
/** The number of the request that was sent last. */
export const sentNumber = tabText('rfq-sent')

const numberShape = /^Q-[0-9A-Z]{5}-[0-9A-Z]{5}$/

/** Anybody can write there. */
export const readSentNumber = () => {
  const kept = sentNumber.read()
  return kept && numberShape.test(kept) ? kept : null
}
