import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { toLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import type en from '../../../locales/en.json'
import { formats } from './formats.ts'
import { loadMessages } from './messages.ts'

const packagingIn = async (locale: LocaleCode) => {
  const messages = (await loadMessages(locale)) as typeof en
  const t = createTranslator({ locale: toLocale(locale).tag, messages, namespace: 'catalogue', formats })
  return (quantity: number) => t('packaging', { packaging: 'TRAY', quantity })
}

test('a packaging is written with the form of its number', async () => {
  expect([2, 10, 50, 4000].map(await packagingIn('ar'))).toEqual([
    'صينية من قطعتين',
    'صينية من 10 قطع',
    'صينية من 50 قطعة',
    'صينية من 4,000 قطعة',
  ])
  expect([10, 4000].map(await packagingIn('es'))).toEqual(['Bandeja de 10', 'Bandeja de 4.000'])
})
