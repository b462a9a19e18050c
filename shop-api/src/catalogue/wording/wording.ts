import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database, Queryable } from '#db/database.ts'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { memoize, memoizeByDatabase } from '../memoize.ts'
import { loadAttributes, type Attributes } from './attributes.ts'
import { translateDescription, type Described } from './description.ts'
import { readPartValues, type PartValues } from './part-values.ts'
import { createValueFormat } from './values.ts'

/** Stored text → text in the language: kinds of parts, patterns of values, words of values and packages. */
type WordingTexts = Record<'part_kind' | 'value_pattern' | 'value_word', ReadonlyMap<string, string>>

/** Writes the facts of a part in one language. */
type PartWriter = {
  describe: (part: Described) => string
  formatValue: (stored: string) => string
  formatPackage: (stored: string) => string
}

export type Wording = PartWriter & PartValues & { attributes: Attributes }

const rangePattern = '{from} to {to}'

const arabicLetter = /\p{Script=Arabic}/u
/** Latin letters and digits, and what stands between them. */
const leftToRightRun = /[^\p{Script=Arabic}،؛\s](?:[^\p{Script=Arabic}،؛]*[^\p{Script=Arabic}،؛\s])?/gu

/** In Arabic text, `100 nF` would become `nF 100`. */
const isolateRuns = (text: string) => (arabicLetter.test(text) ? text.replaceAll(leftToRightRun, isolateLtr) : text)

/** English is the stored language. */
const storedWriter: PartWriter = {
  describe: ({ description }) => description,
  formatValue: (stored) => stored,
  formatPackage: (stored) => stored,
}

export const createPartWriter = (lang: LocaleCode, texts: WordingTexts): PartWriter => {
  if (lang === 'en') return storedWriter
  const patterns = texts.value_pattern
  const format = createValueFormat(lang, patterns.get(rangePattern) ?? rangePattern, texts.value_word)
  const translate = (part: Described) => translateDescription(part, { kinds: texts.part_kind, patterns, ...format })
  return {
    describe: (part) => isolateRuns(translate(part)),
    formatValue: (stored) => isolateRuns(format.formatValue(stored)),
    formatPackage: (stored) => isolateRuns(format.formatPackage(stored)),
  }
}

const loadTexts = async (db: Queryable, lang: LocaleCode): Promise<WordingTexts> => {
  const rows = await db.query<{ kind: keyof WordingTexts; key: string; name: string }>(
    `select kind, body ->> 'key' as key, body ->> 'name' as name from texts
     where kind in ('part_kind', 'value_pattern', 'value_word') and lang = $1`,
    [lang],
    'catalogue.loadWordingTexts',
  )
  const selectTexts = (wanted: keyof WordingTexts) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ key, name }) => [key, name]))
  return {
    part_kind: selectTexts('part_kind'),
    value_pattern: selectTexts('value_pattern'),
    value_word: selectTexts('value_word'),
  }
}

const loadWording = async (db: Database, lang: LocaleCode): Promise<Wording> => {
  const [attributes, texts, values] = await Promise.all([
    loadAttributes(db, lang),
    loadTexts(db, lang),
    readPartValues(db),
  ])
  return { attributes, ...values, ...createPartWriter(lang, texts) }
}

const readers = memoizeByDatabase((db: Database) => memoize((lang: LocaleCode) => loadWording(db, lang)))

/** Cached by database and language; never inside a transaction. */
export const readWording = (db: Database, lang: LocaleCode): Promise<Wording> => readers(db)(lang)
