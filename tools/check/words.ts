import { posix } from 'node:path'
import type { Name, Words } from './parse.ts'
import { lineAt, type Source, type Violation } from './source.ts'

/** Words that names and comments must not use, and what to write instead. */
const retired = new Map([
  ['anew', 'again, from the start'],
  ['asked', 'requested'],
  ['asks', 'requests'],
  ['building', 'app'],
  ['buildings', 'apps'],
  ['complaint', 'user error'],
  ['complaints', 'user errors'],
  ['fewest', 'min'],
  ['floors', 'home sections'],
  ['gather', 'batch'],
  ['gathered', 'batched'],
  ['illness', 'failure'],
  ['kept', 'cached, stored'],
  ['longest', 'max'],
  ['maker', 'manufacturer'],
  ['makers', 'manufacturers'],
  ['mend', 'fix'],
  ['mended', 'fixed'],
  ['mending', 'fixing'],
  ['moments', 'timeline'],
  ['nobody', 'no client, no buyer: name it'],
  ['proof', 'order access token'],
  ['quotation', 'quote'],
  ['quotations', 'quotes'],
  ['reckon', 'calculate'],
  ['reckoned', 'calculated'],
  ['reckoning', 'totals'],
  ['rival', 'contender'],
  ['room', 'module'],
  ['rooms', 'modules'],
  ['salvage', 'drop invalid rows'],
  ['saying', 'status message'],
  ['sayings', 'status messages'],
  ['shelf', 'category page, home section or list: name it'],
  ['shelves', 'category pages, home sections or lists: name them'],
  ['somebody', 'the buyer, the client: name it'],
  ['spared', 'open circuit'],
  ['standing', 'payment status'],
  ['standings', 'payment statuses'],
  ['street', 'stack'],
  ['stretch', 'page range'],
  ['stretches', 'ranges'],
  ['told', 'reported, returned'],
  ['unkept', 'not stored'],
  ['whatever', 'any, every: name it'],
  ['whoever', 'the buyer, the client: name it'],
  ['wish', 'condition, requested'],
  ['wished', 'requested'],
  ['wishes', 'conditions'],
])

/** British spellings, and how to write them. `catalogue` is the name of a domain. */
const britishSpellings: [spelling: RegExp, american: string][] = [
  [
    /(al|organ|recogn|chron|token|optim|minim|maxim|custom|random|author|summar|categor|sanit|priorit|util|stabil|emphas)is(?=e|ing|ation)/,
    '$1iz',
  ],
  [/(behavi|col|neighb|fav|hon|lab|flav|vap)our/, '$1or'],
  [/(cent|met|lit|fib)re(?=s?$)/, '$1er'],
  [/centr(?=ed$|ing$)/, 'center'],
  [/(cancel|label|level|model|signal|total|travel)l(?=(ed|ing|ers?)$)/, '$1'],
  [/analys(?=ed?$|ing$|ers?$)/, 'analyz'],
  [/^mould/, 'mold'],
  [/^grey/, 'gray'],
  [/fulfil(?=s?$|ment)/, 'fulfill'],
  [/aluminium/, 'aluminum'],
  [/(lic|def|off)ence/, '$1ense'],
]

/** Phrases that English messages must not use, and what to write instead. */
const retiredInMessages: [phrase: RegExp, instead: string][] = [
  [/\bshel(f|ves)\b/gi, 'section, category'],
  [/\bcabinets?\b/gi, 'categories'],
  [/\bmend(s|ed|ing)?\b/gi, 'fix, correct'],
  [/\bamiss\b/gi, 'wrong'],
  [/\btries\b/gi, 'attempts'],
  [/\bladders?\b/gi, 'price breaks'],
  [/\bstands? here\b/gi, 'is shown here, appears here'],
  [/\breckon(s|ed|ing)?\b/gi, 'calculate'],
  [/\banew\b/gi, 'again'],
  [/\bat once\b/gi, 'immediately'],
  [/\be-mail(s|ed)?\b/gi, 'email'],
  [/\bdata sheets?\b/gi, 'datasheet'],
]

/** Names that the REST contract, the demo catalog or a library fixes. Comments must not use their words. */
const givenNames = new Set([
  'initialise',
  'normalised',
  'organisation',
  'makers',
  'same_value_other_maker',
  'same_number_other_maker',
  'same_function_other_maker',
  'max_parallel_workers_per_gather',
])

/** Predicates, conditions named as in JSON Schema, and the method of arrays. */
const givenEndings = /^((is|has|can|should)[A-Z]|(allOf|anyOf|oneOf|indexOf)$)/

const splitWords = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const toAmerican = (word: string) =>
  britishSpellings.reduce((text, [spelling, american]) => text.replace(spelling, american), word)

/** Null where the word is allowed. */
const findReplacement = (word: string) => {
  const american = toAmerican(word)
  return retired.get(word) ?? (american === word ? null : american)
}

const findWords = (where: string, text: string) =>
  splitWords(text).flatMap((word) => {
    const replacement = findReplacement(word)
    return replacement ? [`${where} says "${word}"; write: ${replacement}`] : []
  })

/** Retired words in the names and comments of a source, and in its file name. */
export const findWordViolations = ({ path, text }: Source, { names, comments }: Words): Violation[] => {
  const at = (offset: number, sentences: string[]) =>
    sentences.map((sentence) => ({ path, line: lineAt(text, offset), sentence }))
  return [
    ...at(0, findWords('the file name', posix.basename(path))),
    ...names
      .filter(({ name }) => !givenNames.has(name))
      .flatMap(({ name, offset }) => at(offset, findWords(`the name ${name}`, name))),
    ...comments.flatMap(({ value, offset }) => at(offset, findWords('a comment', value))),
  ]
}

/** Functions such as `cartOf`, whose name does not say whether they convert, read or search. */
export const findFunctionViolations = ({ path, text }: Source, functions: Name[]): Violation[] =>
  functions
    .filter(({ name }) => name.endsWith('Of') && !givenEndings.test(name))
    .map(({ name, offset }) => ({
      path,
      line: lineAt(text, offset),
      sentence: `the function ${name} has no verb; write: to…, load…, read…, find…, count… or list…`,
    }))

/** Retired phrases in the messages of a locale file; keys are not checked. */
export const findPhraseViolations = ({ path, text }: Source): Violation[] =>
  [...text.matchAll(/"[^"]*": ("(?:[^"\\]|\\.)*")/g)].flatMap(({ 1: message = '', index }) =>
    retiredInMessages.flatMap(([phrase, instead]) =>
      (message.match(phrase) ?? []).map((found) => ({
        path,
        line: lineAt(text, index),
        sentence: `a message says "${found}"; write: ${instead}`,
      })),
    ),
  )
