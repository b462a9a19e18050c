const minChars = 4
const maxChars = 40
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const alphabet = [...'0123456789', ...letters]

type Place = { before: string; character: string; after: string }

/** Each character of the text with what is before and after it. */
const listPlaces = (text: string, count = text.length): Place[] =>
  Array.from(text.slice(0, count), (character, at) => ({
    before: text.slice(0, at),
    character,
    after: text.slice(at + 1),
  }))

const exchangeWithNext = ({ before, character, after }: Place) =>
  before + after.slice(0, 1) + character + after.slice(1)

/**
 * Numbers that differ from `number` by one deleted, exchanged, replaced or inserted character, at the index `lastIndex`
 * at most. Empty unless `number` has 4 to 40 printable ASCII characters without blanks.
 */
export const listTypoVariants = (number: string, lastIndex = maxChars): string[] => {
  if (number.length < minChars || number.length > maxChars || !/^[!-~]+$/.test(number)) return []
  const places = listPlaces(number, lastIndex + 1)
  const deleted = places.map(({ before, after }) => before + after)
  const exchanged = places.map(exchangeWithNext)
  const replacedOrInserted = places.flatMap(({ before, character, after }) => [
    ...alphabet.map((letter) => before + letter + after),
    ...alphabet.map((letter) => before + letter + character + after),
  ])
  const every = new Set([...deleted.filter(({ length }) => length >= minChars), ...exchanged, ...replacedOrInserted])
  every.delete(number)
  return [...every]
}

const maxLookalikes = 20
const lookalikeOf: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' }

/** `number` with one or two of its O, 0, I and 1 replaced by the character that looks like it: `RC06O3` is `RC0603`. */
const listLookalikes = (number: string) => {
  const places = [...number].flatMap((character, at) => (lookalikeOf[character] ? [at] : [])).slice(0, maxLookalikes)
  const withOther = (text: string, at: number) =>
    text.slice(0, at) + (lookalikeOf[text[at] ?? ''] ?? '') + text.slice(at + 1)
  return places.flatMap((at, i) => {
    const one = withOther(number, at)
    return [one, ...places.slice(i + 1).map((other) => withOther(one, other))]
  })
}

/** A longer number is a whole ordering code: another letter in it is another part. */
const maxBaseChars = 11
const minReorderedChars = 3

/** Numbers that may be meant; the caller looks them up. */
type CorrectionCandidates = {
  /** With O and 0, or I and 1, exchanged. */
  lookalikes: string[]
  /** With two letters of the first group exchanged, or without a repeated letter; for the case that no number begins with `headWithDigit`. */
  reordered: string[]
  /** The first group of letters and the digit after it; empty without a group. */
  headWithDigit: string
  /** With one letter of the first group replaced, removed or inserted. */
  misspelt: string[]
}

/** A digit is only exchanged for the letter that looks like it. Other letters are corrected only in the first group of a short number: any other character may be another value, tolerance or function. */
export const listCorrections = (number: string): CorrectionCandidates => {
  const isNumber = number.length >= minChars && number.length <= maxChars && /^[!-~]+$/.test(number)
  const head = number.length <= maxBaseChars ? (/^[A-Z]{2,}(?=\d)/.exec(number)?.[0] ?? '') : ''
  if (!isNumber) return { lookalikes: [], reordered: [], headWithDigit: '', misspelt: [] }
  const rest = number.slice(head.length)
  const places = listPlaces(head)
  const swapped = places.map(exchangeWithNext)
  const doubled = places.flatMap(({ before, character, after }) =>
    after.startsWith(character) ? [before + after] : [],
  )
  const changed = places.flatMap(({ before, character, after }) => [
    before + after,
    ...letters.flatMap((letter) => [before + letter + after, before + letter + character + after]),
  ])
  const toNumbers = (heads: readonly string[]) =>
    [...new Set(heads)].filter((each) => each !== head && /^[A-Z]{2,}$/.test(each)).map((each) => each + rest)
  return {
    lookalikes: listLookalikes(number),
    reordered: head.length >= minReorderedChars ? toNumbers([...swapped, ...doubled]) : [],
    headWithDigit: head && head + rest.slice(0, 1),
    misspelt: toNumbers([...changed, ...letters.map((letter) => head + letter)]),
  }
}
