import { shopCurrency } from '@partgate/schema/currency.ts'
import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { type Translator, getTranslator } from '#i18n/translator.ts'
import {
  factNames,
  type MailContent,
  linkNames,
  type MailKind,
  type MailLinks,
  type MailTable,
  type MailValues,
} from './mail-content.ts'

/** A header has one line: line breaks become spaces. */
export const toHeaderText = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const oneLine = (value: string | number) => (typeof value === 'string' ? toHeaderText(value) : value)

/** Arabic amounts begin with a mark that would turn them around inside their isolate. */
const rightToLeftMark = '\u200F'

const tableIn = (t: Translator, tag: string, { rows, rowsLeftOut = 0, totals }: MailTable): MailContent['table'] => {
  const latinDigits = `${tag}-u-nu-latn`
  const number = new Intl.NumberFormat(latinDigits)
  const money = new Intl.NumberFormat(latinDigits, {
    style: 'currency',
    currency: shopCurrency,
    currencyDisplay: 'code',
    useGrouping: 'always',
  })
  const formatTableAmount = (amount: string | null) =>
    amount === null ? t('mail.table.toConfirm') : money.format(Number(amount)).replace(rightToLeftMark, '')
  return {
    heads: [t('mail.table.part'), t('mail.table.quantity'), t('mail.table.amount')],
    rows: rows.map(({ name, customerPartNo, quantity, amount }) => ({
      cells: [toHeaderText(name), number.format(quantity), formatTableAmount(amount)],
      customerPartNo: customerPartNo
        ? { label: t('mail.table.customerPartNo'), value: toHeaderText(customerPartNo) }
        : null,
    })),
    more: rowsLeftOut === 0 ? '' : t('mail.table.more', { count: rowsLeftOut }),
    totals: totals.map(({ label, amount }) => [t(`mail.table.${label}`), formatTableAmount(amount)]),
  }
}

export const writeMailContent = (
  kind: MailKind,
  lang: LocaleCode,
  values: MailValues,
  table?: MailTable,
  links: MailLinks = {},
): MailContent => {
  const t = getTranslator(lang)
  const { tag, dir } = toLocale(lang)
  const plain = Object.entries(values).map(([name, value]) => [name, oneLine(value)] as const)
  const said = {
    ...Object.fromEntries(
      plain.map(([name, value]) => [name, dir === 'rtl' && typeof value === 'string' ? isolateLtr(value) : value]),
    ),
    freight: table?.totals.some(({ amount }) => amount === null) ? 'open' : 'known',
  }
  const given = new Map(plain)
  return {
    subject: toHeaderText(t(`mail.${kind}.subject`, said)),
    lead: t(`mail.${kind}.text`, said),
    facts: factNames.flatMap((name) => {
      const value = given.get(name)
      return value === undefined || value === '' ? [] : [{ label: t(`mail.facts.${name}`), value: String(value) }]
    }),
    table: table ? tableIn(t, tag, table) : null,
    action: t(`mail.${kind}.action`, said),
    link: values.link,
    links: linkNames.flatMap((name) => {
      const link = links[name]
      return link ? [{ label: t(`mail.links.${name}`), link }] : []
    }),
    close: t(`mail.${kind}.close`, said),
    signature: t('mail.signature'),
  }
}
