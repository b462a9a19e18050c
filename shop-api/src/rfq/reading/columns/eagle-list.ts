import { readCellKinds } from './cell-kinds.ts'

const isKindOfPart = (text: string) => !/\d/.test(text) && readCellKinds(text).has('component')
/** EAGLE writes names in capitals, and each of them once; some of them are words such as `SWITCH`. */
const areNames = (texts: readonly string[]) => {
  const filled = texts.filter((text) => text !== '' && !/\s/.test(text))
  return (
    new Set(filled).size === filled.length &&
    !filled.some((text) => /\p{Ll}/u.test(text)) &&
    filled.filter(isKindOfPart).length <= filled.length / 2
  )
}

/** The list of parts that EAGLE exports: one line for each designator, which it calls `Part`. */
export const isEagleList = (headers: readonly { text: string }[], parts: readonly string[]) => {
  const names = headers.map(({ text }) => text.trim())
  return (
    names[0] === 'Part' &&
    names[1] === 'Value' &&
    names.includes('Package') &&
    (names.includes('Device') || names.includes('Library')) &&
    areNames(parts)
  )
}
