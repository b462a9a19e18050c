import { createPayloadFilter } from './payload-filter.ts'

const opening = '<script>self.__next_f.push('
const closing = ')</script>'

/** Payload is full of double quotes, so the literal has single ones; a `<` could end the script. */
const escapes: Record<string, string> = { '<': String.raw`\x3c`, "'": String.raw`\'`, [String.raw`\"`]: '"' }
const toLiteral = (payload: string) =>
  `'${JSON.stringify(payload)
    .slice(1, -1)
    .replaceAll(/\\.|[<']/g, (char) => escapes[char] ?? char)}'`
const toScript = (payload: string) => payload && `${opening}[1,${toLiteral(payload)}]${closing}`

/** Next.js writes the payload into scripts of the document: `[1, text]`, and `[3, base64]` for other bytes. */
export const leaveOutStaticParts = () => {
  let filter: ReturnType<typeof createPayloadFilter> | null = createPayloadFilter()
  let rest = ''

  const endFilter = () => {
    const unread = filter?.end() ?? ''
    filter = null
    return toScript(unread)
  }
  const filterScript = (script: string) => {
    const [kind, text]: unknown[] = JSON.parse(script.slice(opening.length, -closing.length))
    if (kind === 1 && typeof text === 'string' && filter) return toScript(filter.filter(text))
    return kind === 3 ? endFilter() + script : script
  }

  /** With what is before it; null if no script is complete. */
  const takeScript = () => {
    const from = rest.indexOf(opening)
    const until = !filter || from < 0 ? -1 : rest.indexOf(closing, from)
    if (until < 0) return null
    const end = until + closing.length
    const taken = rest.slice(0, from) + filterScript(rest.slice(from, end))
    rest = rest.slice(end)
    return taken
  }

  return {
    write: (html: string): string => {
      rest += html
      const out: string[] = []
      for (let taken = takeScript(); taken !== null; taken = takeScript()) out.push(taken)
      // What may be the beginning of a script waits for the rest of it.
      const from = rest.indexOf(opening)
      const wait = !filter ? rest.length : from >= 0 ? from : Math.max(0, rest.lastIndexOf('<'))
      out.push(rest.slice(0, wait))
      rest = rest.slice(wait)
      return out.join('')
    },
    end: (): string => {
      const unread = rest
      rest = ''
      return unread + endFilter()
    },
  }
}
