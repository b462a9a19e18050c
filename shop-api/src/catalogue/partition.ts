/** The items that pass the test, and the others. */
export const partition = <T>(list: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  list.filter(test),
  list.filter((item) => !test(item)),
]
