import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Removes runs of neighbors in the alphabet, the digits or on the keyboard. */
const withoutWalks = (text: string, minWalk: number): string => {
  let rest = ''
  for (let at = 0; at < text.length;) {
    let length = 0
    while (at + length < text.length && tracks.some((track) => track.includes(text.slice(at, at + length + 1))))
      length++
    if (length < minWalk) rest += text.slice(at, at + 1)
    at += length < minWalk ? 1 : length
  }
  return rest
}

/** The word inside `P4ssw0rd_2026!`, with look-alikes as letters. */
const toCores = (text: string): string[] => {
  const trimmed = text.replaceAll(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  return [
    trimmed,
    asLetters(trimmed),
    asLetters(text.replaceAll(/^[^a-z\d@$]+|[\d\W_]+$/g, '')),
    text.replaceAll(/[^a-z]/g, ''),
  ]
}

const isListed = (text: string) => {
  const ending = /[\d\W_]{0,4}$/.exec(text)?.[0].length ?? 0
  return Array.from({ length: ending + 1 }, (_, cut) => text.slice(0, text.length - cut)).some((start) =>
    words.has(start),
  )
}

const isWords = (core: string, known: (word: string) => boolean) =>
  known(core) || Array.from(core, (_, i) => i).some((i) => i > 2 && known(core.slice(0, i)) && known(core.slice(i)))

/** From this length on, everyday words make a good password. */
const passphraseLength = 16

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const isCommonAsItStands = (text: string, unit: string, own: readonly string[]) =>
  [text, unit, withoutWalks(unit, 4)].some((each) => words.has(each)) ||
  withoutWalks(unit, 3).length <= 2 ||
  unit.length <= 4 ||
  new Set(text).size <= 3 ||
  own.some((each) => plain(each) === plain(unit))

/** By length and a list of common passwords (NIST SP 800-63B), never by kinds of characters. */
export const isCommonPassword = (password: string, own: readonly string[]): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const unit = withoutRepeats(text)
  if (isCommonAsItStands(text, unit, own)) return true
  if ([...text].length >= passphraseLength) return false
  if (isListed(text)) return true
  if (/^[\d\s./-]+$/.test(text) && text.length < 12) return true
  const ownWords = new Set(
    own.flatMap((word) => word.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > 2),
  )
  const known = (word: string) => words.has(word) || ownWords.has(word)
  return toCores(unit).some((core) => core.length > 2 && (isWords(core, known) || isWords(withoutRepeats(core), known)))
}
