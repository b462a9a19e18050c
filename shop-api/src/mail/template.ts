import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { toHtml } from './to-html.ts'
import type { MailKind, MailLinks, MailTable, MailValues, MailContent } from './mail-content.ts'
import { writeMailContent } from './write-mail-content.ts'

const tableText = ({ rows, more, totals }: NonNullable<MailContent['table']>, ltr: (text: string) => string) => [
  rows
    .flatMap(({ cells: [name, quantity, amount], customerPartNo }) => [
      ltr(`${quantity} × ${name}`),
      ...(customerPartNo ? [`    ${customerPartNo.label}: ${ltr(customerPartNo.value)}`] : []),
      `    ${ltr(amount)}`,
    ])
    .concat(more || [])
    .join('\n'),
  totals.map(([label, amount]) => `${label}: ${ltr(amount)}`).join('\n'),
]

/** Numbers keep their own direction where the language runs from right to left. */
const asText = (content: MailContent, dir: 'ltr' | 'rtl'): string => {
  const ltr = (text: string) => (dir === 'rtl' ? isolateLtr(text) : text)
  const { lead, facts, table, link, links, close, signature } = content
  const paragraphs = [
    lead,
    facts.map(({ label, value }) => `${label}: ${ltr(value)}`).join('\n'),
    ...(table ? tableText(table, ltr) : []),
    link,
    ...links.map((each) => `${each.label}\n${each.link}`),
    close,
    signature,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

type Mail = { subject: string; text: string; html: string }

export const composeMail = (
  kind: MailKind,
  lang: LocaleCode,
  values: MailValues,
  table?: MailTable,
  links?: MailLinks,
): Mail => {
  const locale = toLocale(lang)
  const content = writeMailContent(kind, lang, values, table, links)
  return { subject: content.subject, text: asText(content, locale.dir), html: toHtml(content, locale) }
}
