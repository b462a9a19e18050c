import type { Attribute } from './attributes.ts'
import { amountsIn, type Amount, type Word } from './read-amounts.ts'
import { makersIn, type MakerBook, type MakerReading } from './read-makers.ts'
import { compact, type WordBook } from './read-words.ts'

/** A wish for one attribute: a range in its base unit, ends included and null where open, or some of its words. */
export type Wish = { key: string } & ({ min: number | null; max: number | null } | { values: readonly string[] })

/** A stretch of a keyword and what it may mean, the likeliest first. */
export type Reading = Word & { wishes: readonly Wish[] }

const mostValues = 50

const wishOf = ({ min, max }: Amount, { key, reading }: Attribute): Wish =>
  reading === 'at_least' && min !== null && min === max
    ? min < 0
      ? { key, min: null, max }
      : { key, min, max: null }
    : { key, min, max }

const amountReading = (amount: Amount, attributes: Iterable<Attribute>): Reading => {
  const measured = [...attributes].filter(({ unit, reading }) => reading && unit && amount.units.includes(unit))
  const [tolerances, others] = [true, false].map((is) =>
    measured.filter(({ reading }) => (reading === 'tolerance') === is),
  )
  const meant = amount.isPlusMinus || !others?.length ? (tolerances ?? []) : others
  return { ...amount, wishes: meant.map((attribute) => wishOf(amount, attribute)) }
}

type Books = { book: WordBook; makers: MakerBook }
export type Readings = { values: Reading[]; makers: MakerReading[] }

/** Everything in a keyword that may be read as a wish, in the order of the keyword, and the makers that it names.
 * `attributes` in theirs. */
export const readingsIn = (text: string, attributes: ReadonlyMap<string, Attribute>, books: Books): Readings => {
  const { amounts, words } = amountsIn(text)
  const makers = makersIn(text, words, books.makers)
  const isOfMaker = ({ start, end }: Word) => makers.some((maker) => maker.start <= start && end <= maker.end)
  const others = words.filter((word) => !isOfMaker(word))
  const known = others.flatMap((word): Reading[] => {
    const entry = books.book.get(compact(text.slice(word.start, word.end)))
    return entry && entry.values.length <= mostValues ? [{ ...word, wishes: [entry] }] : []
  })
  const values = [...amounts.map((amount) => amountReading(amount, attributes.values())), ...known]
    .filter(({ wishes }) => wishes.length > 0)
    .toSorted((a, b) => a.start - b.start)
  return { values, makers }
}

/** The keyword without some of its stretches. */
export const without = (text: string, stretches: readonly Word[]) =>
  stretches
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;/]+|[\s,;/]+$/g, '')
