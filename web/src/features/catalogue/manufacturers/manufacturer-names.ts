const marks = /\p{Diacritic}/gu
const plain = (text: string) => text.normalize('NFKD').replaceAll(marks, '').toLowerCase()

export const maxQueryChars = 60

export const isCalled = (name: string, typed: string): boolean => {
  const wanted = plain(typed).trim().replaceAll(/\s+/g, ' ')
  return ` ${plain(name).replaceAll(/[&-]+/g, ' ')}`.includes(` ${wanted}`) || ` ${plain(name)}`.includes(` ${wanted}`)
}

export const toLetter = (name: string): string => {
  const [first = ''] = plain(name).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}

export type LetterGroup<Manufacturer> = { letter: string; manufacturers: Manufacturer[] }

/** `#` comes last. */
export const byLetter = <Manufacturer extends { name: string }>(
  manufacturers: readonly Manufacturer[],
): LetterGroup<Manufacturer>[] => {
  const groups = Map.groupBy(manufacturers, ({ name }) => toLetter(name))
  const rank = (letter: string) => (letter === '#' ? '~' : letter)
  return [...groups]
    .map(([letter, group]) => ({ letter, manufacturers: group }))
    .toSorted((a, b) => (rank(a.letter) < rank(b.letter) ? -1 : 1))
}
