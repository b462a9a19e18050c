import { vocabulary } from './part-vocabulary.ts'

/** Scripts without blanks between words. */
export const joinedScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

export const isArabic = (text: string) => /\p{sc=Arabic}/u.test(text)

/** `Widerstände` and `widerstande` are equal, and so are `センサー` and `センサ`, `مقاومة` and `مقاومه`. */
export const foldWord = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ーـ]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')

/** `places` has the position in `text` of each character of `folded`, and the length of `text` last. */
export const foldWithPlaces = (text: string) => {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const character of text) {
    const form = foldWord(character)
    folded += form
    places.push(...Array<number>(form.length).fill(at))
    at += character.length
  }
  return { folded, places: [...places, text.length] }
}

/** Words between the words of a name, as they are written and folded: `condensateur à film`. Lower case only, because `DEL` is an LED. */
const linkWords = new Set(
  'a à au aux de des du d del al alla di da en per con para mit für на из для and und et y e и و'
    .split(' ')
    .flatMap((word) => [word, foldWord(word)]),
)

export const isLinkWord = (word: string) => linkWords.has(word)

/** Surface mounting is not part of the English names. */
const ignoredWords = new Set(['cms', 'smd', 'ic', 'ics'])

/** Words that the English names omit, in scripts without blanks: links, and endings that only say that a word names a part. */
const joinedLinks =
  '器 用 形 型 式 の と 与 與 和 及 及び 및 와 과 기 용 형 类 類 品 件 元件 器件 部品 소자 부품 积层 積層 적층 多层 多層 芯片'.split(
    ' ',
  )

type Entry = { english: readonly string[]; hasEndings: boolean }
type Form = { form: string; hasEndings: boolean }

const toForm = (form: string): Form => ({
  form: foldWord(form.replace('*', '')),
  hasEndings: form.endsWith('*') || joinedScripts.test(form),
})

const meanings = vocabulary
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', forms = ''] = line.split(':')
    return forms
      .split(' ')
      .filter(Boolean)
      .map((form) => ({ english: english.split(' ').filter(Boolean), words: form.split('_').map(toForm) }))
  })

const entries = new Map<string, Entry>([
  ...joinedLinks.map((form): [string, Entry] => [foldWord(form), { english: [], hasEndings: true }]),
  ...meanings.flatMap(({ english, words: [first, second] }): [string, Entry][] =>
    first && !second ? [[first.form, { english, hasEndings: first.hasEndings }]] : [],
  ),
])

const phraseKeyChars = 3
/** Entries of several words, by the first letters. */
const phrases = Map.groupBy(
  meanings.filter(({ words }) => words.length > 1),
  ({ words: [first] }) => first?.form.slice(0, phraseKeyChars) ?? '',
)

const maxEntryChars = Math.max(...[...entries.keys()].map((form) => form.length))
const maxEndingChars = 4
const minCompoundChars = 3
/** Bounds the ways to divide a word. */
const maxCompoundEntries = 4

/** A section of a text and its English words: none for a word that links others, such as `à`; null if it is unknown. */
type Piece = { start: number; end: number; english: readonly string[] | null }

/** Entries that begin at a place of a word, long ones first. */
const listEntries = (word: string, start = 0) => {
  const maxChars = Math.min(word.length - start, maxEntryChars)
  return Array.from({ length: maxChars }, (_, i) => start + maxChars - i).flatMap((end) => {
    const entry = entries.get(word.slice(start, end))
    return entry ? [{ entry, end }] : []
  })
}

export const beginsWithEntry = (folded: string) => listEntries(folded).length > 0

/** Words without blanks between them. */
const splitJoined = (word: string): Piece[] => {
  const pieces: Piece[] = []
  let known = 0
  for (let start = 0; start < word.length;) {
    const [found] = listEntries(word, start)
    if (found) {
      if (known < start) pieces.push({ start: known, end: start, english: null })
      pieces.push({ start, end: found.end, english: found.entry.english })
    }
    start = found?.end ?? start + 1
    if (found) known = start
  }
  return known < word.length ? [...pieces, { start: known, end: word.length, english: null }] : pieces
}

/** A compound consists of entries (`Keramik` + `kondensator` + ending), which may have a linking `s`, `n` or `en`. */
const splitCompound = (word: string, start = 0, maxEntries = maxCompoundEntries): Piece[] | null => {
  if (maxEntries === 0) return null
  for (const { entry, end } of listEntries(word, start)) {
    const { english } = entry
    const restChars = word.length - end
    if (restChars === 0 || (entry.hasEndings && restChars <= maxEndingChars))
      return [{ start, end: word.length, english }]
    for (const link of ['', 's', 'n', 'en', 'о']) {
      const next = end + link.length
      const others =
        word.startsWith(link, end) && word.length - next >= minCompoundChars
          ? splitCompound(word, next, maxEntries - 1)
          : null
      if (others) return [{ start, end: next, english }, ...others]
    }
  }
  return null
}

/** The Arabic article and what is written with it: `المقاومات` becomes `مقاومات`. */
export const withoutArticle = (word: string) => word.replace(/^(?:و?ال|بال|لل)(?=.{3})/u, '')

const splitWord = (folded: string) => {
  if (joinedScripts.test(folded)) return splitJoined(folded)
  const article = folded.length - withoutArticle(folded).length
  return splitCompound(folded) ?? (article > 0 ? splitCompound(folded, article) : null)
}

/** The pieces of a word; one unknown piece if none is known. */
const toPieces = (word: string): Piece[] => {
  const whole = { start: 0, end: word.length }
  if (isLinkWord(word) || ignoredWords.has(word.toLowerCase())) return [{ ...whole, english: [] }]
  const { folded, places } = foldWithPlaces(word)
  const pieces = splitWord(folded)
  if (!pieces?.some(({ english }) => english && english.length > 0))
    return [{ ...whole, english: pieces?.every(({ english }) => english !== null) ? [] : null }]
  return pieces.map((piece, i) => ({
    start: i === 0 ? 0 : (places[piece.start] ?? 0),
    end: places[piece.end] ?? word.length,
    english: piece.english,
  }))
}

/** The English words that a word of another language means, in the singular: `Keramikkondensators` is `ceramic`, `capacitor`. Empty for link words such as `à`. Without its unknown pieces; null if no piece is known. */
export const toEnglish = (word: string): readonly string[] | null => {
  const known = toPieces(word).flatMap(({ english }) => (english ? [english] : []))
  return known.length > 0 ? known.flat() : null
}

type Place = { start: number; end: number }

const isForm = (folded: string, { form, hasEndings }: Form) =>
  folded === form || (hasEndings && folded.startsWith(form) && folded.length - form.length <= maxEndingChars)

/** The words of a phrase may have small words between them: `régulateur de tension`. */
const findPhrase = (text: string, words: readonly Place[]): Piece | null => {
  const [first] = words
  if (!first) return null
  const fold = ({ start, end }: Place) => withoutArticle(foldWord(text.slice(start, end)))
  const candidates = phrases.get(fold(first).slice(0, phraseKeyChars)) ?? []
  for (const phrase of candidates) {
    let at = 0
    let last: Place = first
    for (const word of words) {
      const form = phrase.words[at]
      if (!form || !/^[\s'’-]?$/.test(text.slice(last.end, Math.max(last.end, word.start)))) break
      if (isForm(fold(word), form)) at++
      else if (at === 0 || !isLinkWord(text.slice(word.start, word.end))) break
      last = word
    }
    if (at === phrase.words.length) return { start: first.start, end: last.end, english: phrase.english }
  }
  return null
}

/** The pieces of the words of a text, in their order. */
export const listPieces = (text: string, words: readonly Place[]): Piece[] => {
  const pieces: Piece[] = []
  for (const [i, { start, end }] of words.entries()) {
    if (start < (pieces.at(-1)?.end ?? 0)) continue
    const phrase = findPhrase(text, words.slice(i))
    const found = toPieces(text.slice(start, end).replaceAll(' ', '-')).map((piece) => ({
      ...piece,
      start: start + piece.start,
      end: start + piece.end,
    }))
    pieces.push(...(phrase ? [phrase] : found))
  }
  return pieces
}

const listLetterWords = (text: string): Place[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))

/** The pieces of the words without digits. */
export const listLetterPieces = (text: string) => listPieces(text, listLetterWords(text))

/** Without the unknown pieces of words that have a known one: `精密电阻 10k` is `电阻 10k`. */
export const dropUnknownPieces = (text: string) => {
  const pieces = listLetterPieces(text)
  return pieces.reduceRight((rest, { start, end, english }, i) => {
    const isInWord = pieces[i - 1]?.end === start || pieces[i + 1]?.start === end
    return english === null && isInWord ? rest.slice(0, start) + rest.slice(end) : rest
  }, text)
}

/** Known words of other languages in English, without the small words; all others as they are. */
export const translateWords = (text: string) => {
  const pieces = listLetterPieces(text)
  return pieces.reduceRight((translated, { start, end, english }, i) => {
    const word = text.slice(start, end)
    const meant = english === null || english.includes(word.toLowerCase()) ? word : english.join(' ')
    const gap = pieces[i + 1]?.start === end ? ' ' : ''
    return translated.slice(0, start) + meant + gap + translated.slice(end)
  }, text)
}
