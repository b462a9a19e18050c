import { isRecord, parseJson } from '@partgate/schema/json.ts'

export type Parameters = {
  query?: unknown
  documentId?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

const names: ReadonlySet<string> = new Set(['query', 'documentId', 'operationName', 'variables', 'extensions'])

export const parseVariables = ({ variables = {} }: Parameters) =>
  variables === null ? {} : isRecord(variables) ? variables : null

export const parseParameters = (text: string): Parameters | null => {
  const parsed = parseJson(text)
  return isRecord(parsed) && Object.keys(parsed).every((name) => names.has(name)) ? parsed : null
}
