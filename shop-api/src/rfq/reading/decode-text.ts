import type { LocaleCode } from '@partgate/schema/locales.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The encodings of CSV files that are not UTF-8, by language. */
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

/** Most likely first: byte order mark, UTF-8, the old encoding of the caller's language, then the others. */
export const decodeText = (bytes: Uint8Array, lang: LocaleCode): string[] => {
  const certain = byMark(bytes) ?? decoded(bytes, 'utf-8')
  const guesses = () => [...new Set([encodings[lang], 'windows-1252', ...Object.values(encodings)])]
  const texts = certain === null ? guesses().map((encoding) => decoded(bytes, encoding)) : [certain]
  const readable = texts.filter((text) => text !== null && !binary.test(text))
  if (readable.length === 0) throw new UnreadableFile('fileKind')
  return readable.filter((text) => text !== null)
}
