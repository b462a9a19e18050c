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
const others = ['windows-1250', 'windows-1254']

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const sampleBytes = 4_096

/** UTF-16 without a byte order mark: nearly every second byte of ASCII text is zero. */
export const findUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, sampleBytes)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length * 0.2 && even < odd * 0.05) return 'utf-16le'
  return even > sample.length * 0.2 && odd < even * 0.05 ? 'utf-16be' : null
}

// eslint-disable-next-line no-control-regex -- controls are what gives a binary file away
const binary = /[\0-\x08\x0e-\x1f]/

/** Characters that lists of each encoding contain; others show that the encoding is wrong. */
const usual: Record<string, RegExp> = {
  'windows-1252': /[µ°±²³·ÄÖÜäöüßéèêëàâáçñóòôúùûíìîïÀÉÈÇÑÓœ®™©×÷£€¥–—‘’“”•…¼½¾Øøåæ«»º¿¡\u00A0Ωˆ‰]/u,
  'windows-1250': /[µ°±·ÄÖÜäöüßéáóúíčćšžřěýťďňłąęśźżőű®™×÷€–—‘’“”•…\u00A0]/u,
  'windows-1254': /[µ°±·ÄÖÜäöüßğışçĞİŞÇ®™×÷€–—‘’“”•…\u00A0]/u,
  'windows-1251': /[а-яА-ЯёЁ№µ°±·®™–—«»…\u00A0]/u,
  'windows-1256': /[\u0600-\u06FF°±µ×÷\u00A0]/u,
  shift_jis: /[ぁ-んァ-ヶー一-龠々Ωμ°±℃×、。・（）　Ａ-Ｚ０-９]/u,
  gb18030: /[一-龥Ωμ°±℃×、。（），：；　Ａ-Ｚ０-９－～Φ]/u,
  big5: /[一-龥Ωμ°±℃×、。（），：；　Ａ-Ｚ０-９]/u,
  'euc-kr': /[가-힣Ωμ°±℃×㎌㎊㏀㎒]/u,
}
const rareIdeographs = /[\u3400-\u4DBF\uE000-\uF8FF\uF900-\uFAFF\uFF61-\uFF9F\uFFFD]|[䀀-䶿]/u

/** A share of usual characters among those beyond ASCII; Latin letters in words of Latin letters only. */
const plausibility = (text: string, encoding: string): number => {
  const signs = text.slice(0, 60_000).match(/[^\0-\x7F]/gu) ?? []
  if (signs.length === 0) return 1
  const known = usual[encoding]
  let good = 0
  for (const sign of signs) good += rareIdeographs.test(sign) ? -1 : known?.test(sign) ? 1 : -0.3
  const single = encoding.startsWith('windows')
  // Two or more accented characters in a row, or one amid capitals, are ideographs read byte by byte.
  const runs =
    single && encoding !== 'windows-1251' && encoding !== 'windows-1256'
      ? (text.match(/[\u0080-\u024F]{2,}/gu)?.join('').length ?? 0)
      : 0
  const lone = encoding === 'windows-1251' ? (text.match(/(?<![а-яё])[а-яё](?![а-яё])/giu)?.length ?? 0) : 0
  const halves = single ? 0 : (text.match(/[A-Za-z0-9][一-龥가-힣](?=[A-Za-z0-9])/gu)?.length ?? 0)
  return (good - runs * 0.8 - lone * 0.6 - halves * 0.5) / signs.length
}

const maxReadings = 3

/** Most likely first: byte order mark, UTF-8, then the old encodings by their characters and the caller's language. */
export const decodeText = (bytes: Uint8Array, lang: LocaleCode): string[] => {
  const utf16 = findUtf16(bytes)
  const certain = utf16
    ? decoded(bytes.length % 2 === 1 ? bytes.subarray(0, -1) : bytes, utf16)
    : decoded(bytes, 'utf-8')
  if (certain !== null && !binary.test(certain)) return [certain]
  if (certain !== null) throw new UnreadableFile('fileKind')
  const readings = [...new Set([encodings[lang], ...Object.values(encodings), ...others])].flatMap((encoding) => {
    const text = decoded(bytes, encoding)
    if (text === null || binary.test(text)) return []
    return [{ text, score: plausibility(text, encoding) + (encoding === encodings[lang] ? 0.1 : 0) }]
  })
  if (readings.length === 0) throw new UnreadableFile('fileKind')
  const best = Math.max(...readings.map(({ score }) => score))
  return readings
    .filter(({ score }) => score > best - 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxReadings)
    .map(({ text }) => text)
}
