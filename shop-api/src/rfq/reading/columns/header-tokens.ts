import { joinedScripts } from '@partgate/schema/foreign-words.ts'
import { type Concept, conceptsOfWord, findMisspelled, foldText } from './header-words.ts'

const maxWordChars = 24

type Words = { concepts: Set<Concept>[]; unknown: number }

/** Long words first; an ideograph that belongs to no word is skipped. */
const splitIdeographs = (token: string): Words => {
  const found: Words = { concepts: [], unknown: 0 }
  for (let at = 0; at < token.length;) {
    let length = Math.min(maxWordChars, token.length - at)
    while (length > 0 && !conceptsOfWord.has(token.slice(at, at + length))) length--
    const concepts = conceptsOfWord.get(token.slice(at, at + length))
    if (concepts) found.concepts.push(concepts)
    else found.unknown++
    at += Math.max(length, 1)
  }
  return found
}

/** `partnumber` is `part` and `number`; null where a rest remains. */
const splitCompound = (token: string): Set<Concept>[] | null => {
  const whole = conceptsOfWord.get(token)
  if (whole) return [whole]
  // `MPN1`.
  const [, letters] = /^(\p{L}{2,})\d{1,2}$/u.exec(token) ?? []
  if (letters !== undefined) return splitCompound(letters)
  for (let length = token.length - 2; length >= 3; length--) {
    const first = conceptsOfWord.get(token.slice(0, length))
    const rest = first && splitCompound(token.slice(length).replace(/^s(?=[a-z]{3})/, ''))
    if (first && rest) return [first, ...rest]
  }
  return null
}

const readMisspelled = (token: string) => {
  const concepts = findMisspelled(token)
  return concepts && [concepts]
}

export const toWords = (tokens: readonly string[]): Words => {
  const found: Words = { concepts: [], unknown: 0 }
  for (let at = 0; at < tokens.length;) {
    const joined = [3, 2].find(
      (length) => at + length <= tokens.length && conceptsOfWord.has(tokens.slice(at, at + length).join('')),
    )
    const token = joined ? tokens.slice(at, at + joined).join('') : (tokens[at] ?? '')
    const concepts = joined
      ? [conceptsOfWord.get(token) ?? new Set<Concept>()]
      : (splitCompound(token) ?? readMisspelled(token))
    if (concepts) found.concepts.push(...concepts)
    else if (joinedScripts.test(token)) {
      const parts = splitIdeographs(token)
      found.concepts.push(...parts.concepts)
      found.unknown += parts.unknown / 2
    } else if (!/^\d{1,2}$/.test(token)) found.unknown += token.length > 1 ? 1 : 0.5
    at += joined ?? 1
  }
  return found
}

export const tokenize = (text: string) =>
  foldText(text.normalize('NFKC').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/#(?=\d)/g, ' ')
    .replaceAll('#', ' # ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((token) => token !== '')
