import type { LocaleCode } from '@partgate/schema/locales.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What a spreadsheet program writes as CSV where it does not write UTF-8. */
const encodings: Record<LocaleCode, string> = {
  en: 'windows-1252',
  de: 'windows-1252',
  fr: 'windows-1252',
  es: 'windows-1252',
  it: 'windows-1252',
  zh: 'gb18030',
  tw: 'big5',
  jp: 'shift_jis',
  ko: 'euc-kr',
  ru: 'windows-1251',
  ar: 'windows-1256',
}

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const byMark = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le')
  return first === 0xfe && second === 0xff ? decoded(bytes, 'utf-16be') : null
}

// eslint-disable-next-line no-control-regex -- controls are what gives a binary file away
const binary = /[\0-\x08\x0e-\x1f]/

/** The ways to read a text, the likeliest first: by its byte order mark, as UTF-8, else as the old encoding of the caller's
 * language, then as those of the others. */
export const readingsOf = (bytes: Uint8Array, lang: LocaleCode): string[] => {
  const certain = byMark(bytes) ?? decoded(bytes, 'utf-8')
  const guesses = () => [...new Set([encodings[lang], 'windows-1252', ...Object.values(encodings)])]
  const texts = certain === null ? guesses().map((encoding) => decoded(bytes, encoding)) : [certain]
  const readable = texts.filter((text) => text !== null && !binary.test(text))
  if (readable.length === 0) throw new UnreadableFile('fileKind')
  return readable.filter((text) => text !== null)
}
