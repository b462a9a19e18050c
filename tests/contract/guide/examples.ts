/** `captures`: names of placeholders, each with the path of its value in the response's data. */
export type Example = {
  name: string
  headers: Record<string, string>
  query: string
  runs: { variables: unknown; response: unknown }[]
  captures: [name: string, path: string][]
}

const block = /^```(?<language>.*)\n(?<content>[\s\S]*?)^```$/gm
const capture = /`<(\w+)>`\s+is\s+`([\w.]+)`/g

const parseHeaders = (content: string) =>
  Object.fromEntries(
    content
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  )

/** The blocks of an example follow each other: headers, operation, and any number of variables and responses. */
export const listExamples = (page: string): Example[] => {
  const examples: Example[] = []
  let headers: Record<string, string> = {}
  let end = 0
  const addCaptures = (text: string) =>
    examples
      .at(-1)
      ?.captures.push(
        ...[...text.matchAll(capture)].map(([, name = '', path = '']) => [name, path] as [string, string]),
      )

  for (const { index, 0: text, groups } of page.matchAll(block)) {
    const { language = '', content = '' } = groups ?? {}
    addCaptures(page.slice(end, index))
    end = index + text.length
    const example = examples.at(-1)
    const lastRun = example?.runs.at(-1)
    if (language === 'http') headers = parseHeaders(content)
    else if (language === 'graphql') {
      const name = /^(?:query|mutation) (\w+)/.exec(content)?.[1] ?? ''
      examples.push({ name, headers, query: content, runs: [], captures: [] })
    } else if (language === 'json') example?.runs.push({ variables: JSON.parse(content), response: null })
    else if (language === 'json response' && lastRun) lastRun.response = JSON.parse(content)
    else if (language === 'json response') example?.runs.push({ variables: {}, response: JSON.parse(content) })
    else if (language !== 'sh') throw new Error(`The guide has a block of the unknown language "${language}".`)
  }
  addCaptures(page.slice(end))
  for (const { runs } of examples) if (runs.length === 0) runs.push({ variables: {}, response: null })
  return examples
}

const only = <T>(list: T[]): T => {
  const [first, ...more] = list
  if (first === undefined || more.length > 0)
    throw new Error(`The guide must have one such command, not ${list.length}.`)
  return first
}

export const parseCurl = (page: string) => {
  const command = only([...page.matchAll(/^curl [\s\S]*?(?=^```$)/gm)].map(([text]) => text))
  const headers = [...command.matchAll(/-H '(.*?)'/g)].map(([, header = '']) => header).join('\n')
  return {
    url: only([...command.matchAll(/https?:\/\/\S+/g)].map(([url]) => url)),
    headers: parseHeaders(headers),
    body: only([...command.matchAll(/-d '(.*?)'/g)].map(([, body = '']) => body)),
  }
}

const placeholder = /<(\w+)>/g

/** A text that is only a placeholder takes the type of the value. */
export const fillPlaceholders = (template: unknown, values: ReadonlyMap<string, unknown>): unknown => {
  const read = (name: string) => {
    if (values.get(name) == null) throw new Error(`The guide uses <${name}> before a response has it.`)
    return values.get(name)
  }
  if (typeof template === 'string') {
    const [, name] = /^<(\w+)>$/.exec(template) ?? []
    return name ? read(name) : template.replaceAll(placeholder, (_, inner: string) => String(read(inner)))
  }
  if (Array.isArray(template)) return template.map((each) => fillPlaceholders(each, values))
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillPlaceholders(value, values)]))
  return template
}

export const readPath = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data)

/** All entries of the fields `errors`, at any depth. */
export const listUserErrors = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(listUserErrors)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'errors' && Array.isArray(below) ? below : listUserErrors(below),
  )
}
