import { createContext, Script } from 'node:vm'

/** The maximum length of untrusted text that reaches a regular expression. */
const length = 4_000
const common = ['a', '0', ' ', '-', '.', '@', '/', '\n', '1a', 'a ', 'a.', 'a-', '0.', '\\', '<', 'ä']

/** Texts that a pattern matches far into before it fails. */
const attacksOn = (source: string) => {
  const signs = [...new Set(source)].filter((sign) => !'()[]{}^$|?*\\'.includes(sign))
  const pieces = [...common, ...signs, ...signs.slice(0, 6).flatMap((a) => signs.slice(0, 6).map((b) => a + b))]
  return [...new Set(pieces)].flatMap((piece) => {
    const text = `${piece.repeat(Math.ceil(length / piece.length))}\0`
    return [{ piece, text }, ...(source.includes('@') ? [{ piece, text: `a@${text}` }] : [])]
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

/**
 * Returns the repeated piece that exceeds the time limit, or null. At this length a pattern of quadratic cost takes
 * less than a second and one of cubic or exponential cost takes minutes or years, so the speed of the machine does not
 * decide.
 */
export const findSlowPiece = (pattern: RegExp, limitMs = 30_000): string | null => {
  const attacks = attacksOn(pattern.source)
  const texts = attacks.map(({ text }) => text)
  if (!isSlow(pattern, texts, limitMs)) return null
  return attacks.find(({ text }) => isSlow(pattern, [text], limitMs))?.piece ?? null
}
