/** The part of the page that the list's result stands in. */
export const resultId = 'result'
/** So many are looked up at once. */
export const mostNumbers = 50
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

type Asked = { numbers: string[]; leftOut: number }

/** The part numbers of a pasted list, each once, in its order; `leftOut` are beyond what is looked up. */
export function readNumbers(text: string): Asked {
  const all = text
    .split(/[\r\n]+/)
    .map(numberIn)
    .filter((number) => [...number].length >= shortestNumber)
  const once = [...Map.groupBy(all, (number) => number.toLowerCase()).values()].flatMap((same) => same.slice(0, 1))
  return { numbers: once.slice(0, mostNumbers), leftOut: Math.max(0, once.length - mostNumbers) }
}
