import type { Letter } from './letter.ts'

const tableText = ({ rows, totals }: NonNullable<Letter['table']>, ltr: (text: string) => string) => [
  rows.map(([name, quantity, amount]) => `${ltr(`${quantity} × ${name}`)}\n    ${ltr(amount)}`).join('\n'),
  totals.map(([label, amount]) => `${label}: ${ltr(amount)}`).join('\n'),
]

/** The mail as plain text; numbers stand in their own direction where the language runs from right to left. */
export const asText = (letter: Letter, dir: 'ltr' | 'rtl'): string => {
  const ltr = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
  const { lead, facts, table, link, close, signature } = letter
  const paragraphs = [
    lead,
    facts.map(({ label, value }) => `${label}: ${ltr(value)}`).join('\n'),
    ...(table ? tableText(table, ltr) : []),
    link,
    close,
    signature,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
