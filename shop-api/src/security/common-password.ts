import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What people choose most often, and the words that they make it from, one a line. */
const words = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

const letters = 'abcdefghijklmnopqrstuvwxyz'
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn']
const columns = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const forwards = [`${letters}${letters}`, '01234567890123456789', rows.slice(0, 3).join(''), ...rows, ...columns]
const tracks = forwards.flatMap((track) => [track, [...track].toReversed().join('')])

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const asLetters = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)

/** `abcabc` → `abc` */
const withoutRepeats = (text: string) => text.replace(/^(.+?)\1+$/s, '$1')

/** How many characters are not part of a walk of three or more along the alphabet, the digits or the keyboard. */
const charsOffTrack = (text: string): number => {
  let off = 0
  for (let at = 0; at < text.length;) {
    let length = 0
    while (at + length < text.length && tracks.some((track) => track.includes(text.slice(at, at + length + 1))))
      length++
    if (length < 3) off++
    at += length < 3 ? 1 : length
  }
  return off
}

/** The word inside `P4ssw0rd_2026!`: without what people put around it, look-alikes as letters. */
const coresOf = (text: string): string[] => {
  const trimmed = text.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  return [
    trimmed,
    asLetters(trimmed),
    asLetters(text.replaceAll(/^[^a-z\d@$]+|[\d\W_]+$/g, '')),
    text.replaceAll(/[^a-z]/g, ''),
  ]
}

/** As it stands, or with up to four digits and signs behind it. */
const isListed = (text: string) => {
  const ending = /[\d\W_]{0,4}$/.exec(text)?.[0].length ?? 0
  return Array.from({ length: ending + 1 }, (_, cut) => text.slice(0, text.length - cut)).some((start) =>
    words.has(start),
  )
}

const isWords = (core: string, known: (word: string) => boolean) =>
  known(core) || Array.from(core, (_, i) => i).some((i) => i > 2 && known(core.slice(0, i)) && known(core.slice(i)))

/** Whether it is among the first that anyone would try: one or two everyday words or the person's own (e-mail address,
 * names), dressed up with digits and signs; a walk over the keyboard; a few characters over and over; a short number. */
export const isCommonPassword = (password: string, own: readonly string[]): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const unit = withoutRepeats(text)
  if (isListed(text)) return true
  if (unit.length <= 4 || new Set(text).size <= 3) return true
  if (/^[\d\s./-]+$/.test(text) && text.length < 12) return true
  if (charsOffTrack(unit) <= 2) return true
  const ownWords = new Set(
    own.flatMap((word) => word.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > 2),
  )
  const known = (word: string) => words.has(word) || ownWords.has(word)
  return coresOf(unit).some((core) => core.length > 2 && (isWords(core, known) || isWords(withoutRepeats(core), known)))
}
