/** The part of the page that the list's result stands in. */
export const resultId = 'result'
/** So many are looked up at once. */
export const mostNumbers = 50
/** So many characters of a list are taken. */
export const longestList = 8000
const longestNumber = 100
const shortestNumber = 2

/** A line of a spreadsheet begins with the number: what follows a tab or a semicolon is something else. */
const numberIn = (line: string) =>
  (line.split(/[\t;]/)[0] ?? '')
    .normalize('NFKC')
    .replaceAll(/["']/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestNumber)

/** The part numbers of a pasted list, each once, in its order. */
export function numbersIn(text: string): string[] {
  const all = text
    .split(/[\r\n]+/)
    .map(numberIn)
    .filter((number) => [...number].length >= shortestNumber)
  return [...Map.groupBy(all, (number) => number.toLowerCase()).values()].flatMap((same) => same.slice(0, 1))
}

type Asked = { numbers: string[]; rest: string[]; isFull: boolean }

/** What an address asks for. The `rest` is beyond what is looked up at once; of a list that `isFull` there may be more. */
export function readNumbers(text: string): Asked {
  const list = text.replaceAll('\r\n', '\n')
  const all = numbersIn(list.slice(0, longestList))
  return {
    numbers: all.slice(0, mostNumbers),
    rest: all.slice(mostNumbers),
    isFull: list.length >= longestList,
  }
}
