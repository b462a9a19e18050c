import { expect, test } from 'vitest'
import { pageLink } from './link.ts'
import { composeMail, headerText } from './template.ts'

test('a mail carries its link in the text and, escaped, in the HTML', () => {
  const link = 'http://shop.test/register/activate?token=a&x="><script>'
  const { subject, text, html } = composeMail('activate', 'en', { link, hours: 24 })
  expect(subject).toBe('Activate your Partgate account')
  expect(text).toContain(link)
  expect(text).toContain('within 24 hours')
  expect(html).toContain('href="http://shop.test/register/activate?token=a&amp;x=&quot;&gt;&lt;script&gt;"')
  expect(html).not.toContain('<script>')
})

test('a mail in Arabic is written from right to left', () => {
  expect(composeMail('activate', 'ar', { link: 'http://shop.test', hours: 24 }).html).toContain(
    '<html lang="ar" dir="rtl">',
  )
})

test('a header never gets a second line', () => {
  expect(headerText('Hello\r\nBcc: everyone@example.com\u2028x\0')).toBe('Hello Bcc: everyone@example.com x')
})

test('links lead to the page in the reader’s language', () => {
  expect(pageLink('http://shop.test', 'en', '/login')).toBe('http://shop.test/login')
  expect(pageLink('http://shop.test', 'jp', '/login')).toBe('http://shop.test/jp/login')
})
