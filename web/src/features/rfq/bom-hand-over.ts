import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { storedText } from '#ui/browser/stored-text.ts'

/** A list from another page: pasted text, or the id and name of an uploaded file. */
export type HandedOver = { text: string } | { fileId: string; fileName: string }

const stored = storedText('bom-hand-over')

export const handOver = (list: HandedOver | null) => stored.write(list && JSON.stringify(list))

export const parseHandedOver = (json: string | null): HandedOver | null => {
  const list = parseJson(json)
  if (!isRecord(list)) return null
  const { text, fileId, fileName } = list
  if (typeof text === 'string') return { text }
  return typeof fileId === 'string' && typeof fileName === 'string' ? { fileId, fileName } : null
}

/** It is taken once. */
export const takeHandedOver = (): HandedOver | null => {
  const list = parseHandedOver(stored.read())
  stored.write(null)
  return list
}
