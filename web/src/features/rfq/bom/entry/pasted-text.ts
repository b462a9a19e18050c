import { storedText } from '#ui/browser/stored-text.ts'

/** The text that was read last, until a list replaces it. */
export const pastedText = storedText('bom-pasted-text')
