import { createContext, Script } from 'node:vm'

/** As long as the longest text that a stranger may send into one of them. */
const length = 4_000
const limitMs = 1_000
const common = ['a', '0', ' ', '-', '.', '@', '/', '\n', '1a', 'a ', 'a.', 'a-', '0.', '\\', '<', 'ä']

/** Texts that a pattern reads far into, piece by piece, and then does not like. */
const attacksOn = (source: string) => {
  const signs = [...new Set(source)].filter((sign) => !'()[]{}^$|?*\\'.includes(sign))
  const pieces = [...common, ...signs, ...signs.slice(0, 6).flatMap((a) => signs.slice(0, 6).map((b) => a + b))]
  return [...new Set(pieces)].flatMap((piece) => {
    const text = `${piece.repeat(Math.ceil(length / piece.length))}\0`
    return [
      { piece, text },
      { piece, text: `a@${text}` },
    ]
  })
}

const script = new Script('for (const text of texts) { pattern.lastIndex = 0; pattern.test(text) }')

const isSlow = ({ source, flags }: RegExp, texts: string[], timeout: number) => {
  try {
    script.runInContext(createContext({ pattern: new RegExp(source, flags), texts }), { timeout })
    return false
  } catch {
    return true
  }
}

/** The piece of which a text is made that takes the pattern longer than it may; null where none of the attacks does. */
export const slowPiece = (pattern: RegExp): string | null => {
  const attacks = attacksOn(pattern.source)
  const texts = attacks.map(({ text }) => text)
  if (!isSlow(pattern, texts, limitMs)) return null
  return attacks.find(({ text }) => isSlow(pattern, [text], limitMs))?.piece ?? null
}
