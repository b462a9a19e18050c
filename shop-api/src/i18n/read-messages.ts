import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { withEnglish } from '../../../locales/with-english.ts'

const folder = join(import.meta.dirname, '../../../locales')

/** In English where the language has no text. */
export const readMessages = (code: LocaleCode) =>
  withEnglish(en, JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8'))) as typeof en
