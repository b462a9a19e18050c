import { escapeHtml } from '#http/escape-html.ts'
import type { MailContent } from './mail-content.ts'

// Mail programs keep inline styles only; no color but the button's, so that light and dark modes stay
// readable.
const rule = '1px solid #8a8a8a'
const styles = {
  body: "font: 16px/1.5 'IBM Plex Sans', system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 24px 16px",
  table: `border-collapse: collapse; width: 100%; margin: 16px 0; border-block-start: ${rule}; border-block-end: ${rule}`,
  cell: 'padding: 6px 0; text-align: start; vertical-align: top; font-weight: normal; overflow-wrap: anywhere',
  figure: 'padding: 6px 0; padding-inline-start: 16px; text-align: end; vertical-align: top; font-weight: normal',
  label: 'padding: 6px 0; text-align: end; vertical-align: top; font-weight: normal',
  number: 'white-space: nowrap',
  button:
    'display: inline-block; padding: 10px 20px; border-radius: 3px; background: #0b5d3b; color: #ffffff; text-decoration: none; font-weight: bold',
  small: 'font-size: 13px; overflow-wrap: anywhere',
}

const bdi = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`

const factsHtml = (facts: MailContent['facts']) =>
  facts.length === 0
    ? ''
    : `<p>${facts.map(({ label, value }) => `${escapeHtml(label)}: <strong>${bdi(value)}</strong>`).join('<br>\n')}</p>\n`

const number = (text: string) => `<bdi dir="ltr" style="${styles.number}">${escapeHtml(text)}</bdi>`
const figure = (text: string) =>
  `<td style="${styles.figure}">${/\d/.test(text) ? number(text) : escapeHtml(text)}</td>`

const labeled = (fact: MailContent['facts'][number] | null) =>
  fact ? `<br>\n<span style="${styles.small}">${escapeHtml(fact.label)}: ${bdi(fact.value)}</span>` : ''

const tableHtml = (table: MailContent['table']) => {
  if (!table) return ''
  const [part, quantity, amount] = table.heads.map(escapeHtml)
  const rows = table.rows.map(
    ({ cells: [name, quantity, amount], customerPartNo }) =>
      `<tr><th scope="row" style="${styles.cell}">${bdi(name)}${labeled(customerPartNo)}</th>${figure(quantity)}${figure(amount)}</tr>`,
  )
  if (table.more) rows.push(`<tr><td colspan="3" style="${styles.cell}">${escapeHtml(table.more)}</td></tr>`)
  const totals = table.totals.map(
    ([label, amount]) =>
      `<tr><th scope="row" colspan="2" style="${styles.label}">${escapeHtml(label)}</th>${figure(amount)}</tr>`,
  )
  return `<table style="${styles.table}">
<thead><tr><th scope="col" style="${styles.cell}">${part}</th><th scope="col" style="${styles.figure}">${quantity}</th><th scope="col" style="${styles.figure}">${amount}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot style="border-block-start: ${rule}">
${totals.join('\n')}
</tfoot>
</table>
`
}

const linksHtml = (links: MailContent['links']) =>
  links.length === 0
    ? ''
    : `<p>${links.map(({ label, link }) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`).join('<br>\n')}</p>\n`

export const toHtml = (content: MailContent, { tag, dir }: { tag: string; dir: 'ltr' | 'rtl' }): string => {
  const link = escapeHtml(content.link)
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title></head>
<body dir="${dir}" style="${styles.body}">
<p>${escapeHtml(content.lead)}</p>
${factsHtml(content.facts)}${tableHtml(content.table)}<p><a href="${link}" style="${styles.button}">${escapeHtml(content.action)}</a></p>
<p dir="ltr" style="${styles.small}"><a href="${link}">${link}</a></p>
${linksHtml(content.links)}<p>${escapeHtml(content.close)}</p>
<p style="${styles.small}">${escapeHtml(content.signature)}</p>
</body>
</html>
`
}
