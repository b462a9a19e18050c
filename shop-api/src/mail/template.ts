import { type LocaleCode, localeOf } from '@partgate/schema/locales.ts'
import { translatorOf } from '#i18n/translator.ts'

/** What a mail says is in locales/<lang>.json, below `shop.mail.<kind>`: subject, text, the link's name, and a close. */
export type MailKind = 'activate' | 'alreadyRegistered'
export type MailValues = { link: string; [name: string]: string | number }
export type Mail = { subject: string; text: string; html: string }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** A header has one line: whatever would end it becomes a space. */
export const headerText = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

export const composeMail = (kind: MailKind, lang: LocaleCode, values: MailValues): Mail => {
  const t = translatorOf(lang)
  const { tag, dir } = localeOf(lang)
  const subject = headerText(t(`mail.${kind}.subject`, values))
  const [lead, action, close] = [
    t(`mail.${kind}.text`, values),
    t(`mail.${kind}.action`),
    t(`mail.${kind}.close`, values),
  ]
  const signature = t('mail.signature')
  const link = escapeHtml(values.link)
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 36rem; margin: 2rem auto">
<p>${escapeHtml(lead)}</p>
<p><a href="${link}">${escapeHtml(action)}</a></p>
<p><small dir="ltr">${link}</small></p>
<p>${escapeHtml(close)}</p>
<p>${escapeHtml(signature)}</p>
</body>
</html>
`
  return { subject, text: `${lead}\n\n${values.link}\n\n${close}\n\n${signature}\n`, html }
}
