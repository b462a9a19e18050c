import { toAsciiDigits } from '@partgate/schema/digits.ts'
import { joinedScripts } from '@partgate/schema/foreign-words.ts'
import { maxSearchChars } from '@partgate/schema/limits.ts'

/** Chinese, Japanese and Korean words follow a value without a blank, `10k电阻`, and Russian and Arabic words precede it: `конденсатор100нФ`. */
const joined = joinedScripts.source
const scriptChange = new RegExp(
  String.raw`(?<=${joined})(?=[\p{sc=Latin}\p{Nd}])|(?<=[\p{sc=Latin}\p{sc=Greek}\p{Nd}])(?=${joined})|(?<=[\p{sc=Cyrillic}\p{sc=Arabic}]{4})(?=\d)`,
  'gu',
)

/** Arabic vowel marks and lengthened lines. */
const arabicMarks = /[\u064B-\u0652\u0640]/g

/** PostgreSQL rejects null bytes; data sheets contain a dozen kinds of dashes. */
export const tidy = (keyword: string) =>
  toAsciiDigits(keyword.toWellFormed().normalize('NFKC'))
    .replaceAll('٫', '.')
    .replace(arabicMarks, '')
    .replace(scriptChange, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .slice(0, maxSearchChars)
    .toWellFormed()
    .trim()
