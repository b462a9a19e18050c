export type Parameters = {
  query?: unknown
  documentId?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

const names: ReadonlySet<string> = new Set(['query', 'documentId', 'operationName', 'variables', 'extensions'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const parseVariables = ({ variables = {} }: Parameters) =>
  variables === null ? {} : isRecord(variables) ? variables : null

export const parseParameters = (text: string): Parameters | null => {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) && Object.keys(parsed).every((name) => names.has(name)) ? parsed : null
  } catch {
    return null
  }
}
