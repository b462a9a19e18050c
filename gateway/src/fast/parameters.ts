/** A request for one operation; nothing of it has been checked but that it has no more than these. */
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

/** The variables; null where they are no object. */
export const variablesIn = ({ variables = {} }: Parameters) =>
  variables === null ? {} : isRecord(variables) ? variables : null

/** The parameters in a body; null for what is not JSON, or has others. */
export const parametersIn = (text: string): Parameters | null => {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) && Object.keys(parsed).every((name) => names.has(name)) ? parsed : null
  } catch {
    return null
  }
}
