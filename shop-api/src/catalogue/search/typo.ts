const minChars = 4
const maxChars = 40
const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All numbers one deletion, swap, replacement or insertion away, at most after the first `maxSame` characters. Empty where `number` is too
 * short to be mistyped or is no part number. */
export const listTypoVariants = (number: string, maxSame = maxChars): string[] => {
  if (number.length < minChars || number.length > maxChars || !/^[!-~]+$/.test(number)) return []
  const at = Array.from(number.slice(0, maxSame + 1), (_, i) => ({
    before: number.slice(0, i),
    sign: number[i] ?? '',
    after: number.slice(i + 1),
  }))
  const shorter = at.map(({ before, after }) => before + after)
  const turned = at.map(({ before, sign, after }) => before + after.slice(0, 1) + sign + after.slice(1))
  const other = at.flatMap(({ before, sign, after }) => [
    ...alphabet.map((letter) => before + letter + after),
    ...alphabet.map((letter) => before + letter + sign + after),
  ])
  const every = new Set([...shorter.filter(({ length }) => length >= minChars), ...turned, ...other])
  every.delete(number)
  return [...every]
}

const maxLookalikes = 20
/** Signs that look the same in print. */
const lookalikes: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' }

/** The number with one or two of its signs read as their lookalikes: `RC06O3` is `RC0603`. */
const listLookalikes = (number: string) => {
  const places = [...number].flatMap((sign, at) => (lookalikes[sign] ? [at] : [])).slice(0, maxLookalikes)
  const withOther = (text: string, at: number) =>
    text.slice(0, at) + (lookalikes[text[at] ?? ''] ?? '') + text.slice(at + 1)
  return places.flatMap((at, i) => {
    const one = withOther(number, at)
    return [one, ...places.slice(i + 1).map((other) => withOther(one, other))]
  })
}

/** Longer numbers are whole ordering codes, in which every sign may stand for another part. */
const maxBaseChars = 11
const minSwappedHead = 3

export type Corrections = {
  /** Beginnings that are the typed number in another spelling. */
  same: string[]
  /** Beginnings for a first group of letters with exchanged or repeated letters; they count where no number begins with the typed group, `head`. */
  reordered: string[]
  head: string
  /** Beginnings for a first group of letters with one wrong letter. */
  respelt: string[]
}

/** Numbers that a typing error may stand for. Digits are never corrected, and letters only in the first group of a short number: any other sign may stand for another value, tolerance or function. */
export const listCorrections = (number: string): Corrections => {
  const isNumber = number.length >= minChars && number.length <= maxChars && /^[!-~]+$/.test(number)
  const head = number.length <= maxBaseChars ? (/^[A-Z]{2,}(?=\d)/.exec(number)?.[0] ?? '') : ''
  if (!isNumber) return { same: [], reordered: [], head: '', respelt: [] }
  const rest = number.slice(head.length)
  const letters = alphabet.filter((sign) => /[A-Z]/.test(sign))
  const at = [...head].map((_, i) => ({ before: head.slice(0, i), sign: head[i] ?? '', after: head.slice(i + 1) }))
  const swapped = at.map(({ before, sign, after }) => before + after.slice(0, 1) + sign + after.slice(1))
  const doubled = at.flatMap(({ before, sign, after }) => (after.startsWith(sign) ? [before + after] : []))
  const changed = at.flatMap(({ before, sign, after }) => [
    before + after,
    ...letters.flatMap((letter) => [before + letter + after, before + letter + sign + after]),
  ])
  const toNumbers = (heads: readonly string[]) =>
    [...new Set(heads)].filter((each) => each !== head && /^[A-Z]{2,}$/.test(each)).map((each) => each + rest)
  return {
    same: listLookalikes(number),
    reordered: head.length >= minSwappedHead ? toNumbers([...swapped, ...doubled]) : [],
    head: head + rest.slice(0, 1),
    respelt: toNumbers([...changed, ...letters.map((letter) => head + letter)]),
  }
}
