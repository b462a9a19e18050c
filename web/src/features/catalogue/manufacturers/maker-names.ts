const marks = /\p{Diacritic}/gu
const plain = (text: string) => text.normalize('NFKD').replaceAll(marks, '').toLowerCase()

/** Whether a name, or a word of it, begins with what was typed; accents and case aside. */
export const isCalled = (name: string, typed: string): boolean => {
  const wanted = plain(typed).trim().replaceAll(/\s+/g, ' ')
  return ` ${plain(name).replaceAll(/[&-]+/g, ' ')}`.includes(` ${wanted}`) || ` ${plain(name)}`.includes(` ${wanted}`)
}

/** The letter of the index that a name stands under; `#` for a digit or sign. */
export const letterOf = (name: string): string => {
  const [first = ''] = plain(name).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '#'
}

export type LetterGroup<Maker> = { letter: string; makers: Maker[] }

/** By letter, each in the order given; `#` stands last. */
export const byLetter = <Maker extends { name: string }>(makers: readonly Maker[]): LetterGroup<Maker>[] => {
  const groups = Map.groupBy(makers, ({ name }) => letterOf(name))
  const rank = (letter: string) => (letter === '#' ? '~' : letter)
  return [...groups]
    .map(([letter, group]) => ({ letter, makers: group }))
    .toSorted((a, b) => (rank(a.letter) < rank(b.letter) ? -1 : 1))
}
