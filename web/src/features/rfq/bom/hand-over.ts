import { tabText } from '#ui/tab-text.ts'

/** A list from another page: pasted text, or the id and name of an uploaded file. */
export type HandedOver = { text: string } | { fileId: string; fileName: string }

const stored = tabText('bom-hand-over')

export const handOver = (list: HandedOver) => stored.write(JSON.stringify(list))

export const parseHandedOver = (json: string | null): HandedOver | null => {
  try {
    const list: unknown = JSON.parse(json ?? 'null')
    if (typeof list !== 'object' || list === null) return null
    if ('text' in list && typeof list.text === 'string') return { text: list.text }
    if ('fileId' in list && 'fileName' in list && typeof list.fileId === 'string' && typeof list.fileName === 'string')
      return { fileId: list.fileId, fileName: list.fileName }
    return null
  } catch {
    return null
  }
}

/** It is taken once. */
export const takeHandedOver = (): HandedOver | null => {
  const list = parseHandedOver(stored.read())
  stored.forget()
  return list
}
