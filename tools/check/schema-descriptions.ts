const splitWords = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []

const toStem = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/e$/, '')

const toStems = (text: string) => splitWords(text).map(toStem)

/** They say nothing about an element of the schema without other words. */
const fillers = toStems(
  'a an the this that these those it its their and or of to in on for by with from at as is are be was has have not ' +
    'what which who only each one group input kind list name number page place result row shop',
)

/** `ProductEdge.node`, "Product of this row." */
export const repeatsItsName = (coordinate: string, description: string) => {
  const known = new Set([...fillers, ...toStems(coordinate)])
  return toStems(description).every((stem) => known.has(stem))
}
