export type DecimalSign = '.' | ','
type NumberSigns = { decimal: DecimalSign; group: string; minus: string }

const english: NumberSigns = { decimal: '.', group: ',', minus: '-' }
const german: NumberSigns = { decimal: ',', group: '.', minus: '-' }

const signsOf: Partial<Record<string, NumberSigns>> = {
  de: german,
  es: german,
  it: german,
  fr: { ...german, group: '\u{202f}' },
  ru: { ...german, group: '\u{a0}' },
  // The left-to-right mark holds the sign before the digits.
  ar: { ...english, minus: '\u{200e}-' },
}

/** The signs of `Intl` with Latin digits for a language of the shop: its first format takes a slow phone 80 ms. */
export const getNumberSigns = (tag: string): NumberSigns => signsOf[tag] ?? english
