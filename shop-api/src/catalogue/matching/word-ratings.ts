import type { PartKind } from './kinds.ts'

type WordRating = { key: string; isOf: (kind: PartKind) => boolean; pattern: RegExp; toWord: (found: string) => string }

const isFuse = ({ name }: PartKind) => name === 'fuse'
const slow =
  /(?<!\p{L})(?:SLOW|TIME[- ]?(?:LAG|DELAY)|TR(?:Ä|AE?)GE|T[EÉ]MPORIS|RITARDAT|RETARDAD|ИНЕРЦ|МЕДЛЕН)\p{L}*|慢断|慢熔|延时|タイムラグ/iu
const fast = /(?<!\p{L})(?:FAST|QUICK|FLINK|RAPID|R[ÁA]PIDO|БЫСТР)\p{L}*|快断|快熔|速断/iu

const dielectric = '(?:C0G|COG|NP0|NPO|X[5678][RSTU]|Y5[UV]|Z5U|U2J|CH)'

const wordRatings: readonly WordRating[] = [
  {
    key: 'dielectric',
    isOf: ({ unit }) => unit === 'F',
    pattern: new RegExp(`(?<![A-Z\\d])${dielectric}(?![A-Z\\d])`, 'i'),
    toWord: (word) => (/^(?:COG|NP0|NPO|C0G)$/.test(word) ? 'C0G' : word),
  },
  { key: 'blow', isOf: isFuse, pattern: slow, toWord: () => 'T' },
  { key: 'blow', isOf: isFuse, pattern: fast, toWord: () => 'F' },
  // The shop has no such parameters of these networks and diodes, so they are suggestions.
  {
    key: 'circuit',
    isOf: ({ name }) => name === 'array',
    pattern: /(?<!\p{L})BUSS?ED|ISOLATED(?=.*\bSIP)|(?<=\bSIP.*)ISOLATED/iu,
    toWord: (word) => word,
  },
  {
    key: 'polarity',
    isOf: ({ name }) => name === 'tvs',
    pattern: /(?<!\p{L})(?:BI|UNI)[- ]?DIRE[CKZ]\p{L}*/iu,
    toWord: (word) => word.replace(/[- ]/, ''),
  },
]

const voltage = String.raw`\d+(?:\.\d+)?V`
const joined = new RegExp(
  String.raw`(?<![\p{L}\d.])(${dielectric}(?=\d)|${voltage}(?=\p{L}))(${voltage}|${dielectric})(?![\p{L}\d])`,
  'giu',
)
/** `X7R 50V` of `X7R50V`. */
export const separateRatings = (text: string) => text.replaceAll(joined, '$1 $2')

/** Ratings in words, as the shop writes them: `X7R`, the F of a fast fuse. */
export const readWordRatings = (text: string, kind: PartKind) =>
  wordRatings.flatMap(({ key, isOf, pattern, toWord }) => {
    const typed = isOf(kind) ? pattern.exec(text)?.[0] : undefined
    return typed === undefined ? [] : [{ key, typed, word: toWord(typed.toUpperCase()) }]
  })
