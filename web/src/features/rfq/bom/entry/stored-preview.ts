import { del, get, set } from 'idb-keyval'
import { isRecord } from '@partgate/schema/json.ts'
import { ParsePartsListDocument } from '#graphql/generated/documents/rfq.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import { randomName } from '#ui/random-name.ts'
import { listDatabase } from '../store/bom-store.ts'
import type { ReadList } from './use-reading-client.ts'

const key = 'preview'
/** Other tabs, and later visits, do not show the preview of this tab. */
const ownMark = storedText('bom-preview')

const readStored = async (mark: string | null) => {
  if (!mark) return null
  try {
    const stored: unknown = await get(key, listDatabase())
    return isRecord(stored) && stored['mark'] === mark ? stored : null
  } catch {
    return null
  }
}

/** Null where there is none, where it is that of another tab, or where another version of the page has read it with other fields. */
export const readPreview = async (): Promise<ReadList | null> => {
  const stored = await readStored(ownMark.read())
  return stored?.['document'] === ParsePartsListDocument ? (stored['read'] as ReadList) : null
}

/** A list as it was read, until the buyer accepts or discards it. Without storage, the preview lasts as long as the page. */
export const storePreview = async (read: ReadList) => {
  const mark = randomName(8)
  ownMark.write(mark)
  try {
    await set(key, { document: ParsePartsListDocument, mark, read }, listDatabase())
  } catch {}
}

/** At once, also if the page is left before the database has deleted it. */
export const forgetPreview = async () => {
  const mark = ownMark.read()
  ownMark.write(null)
  try {
    if (await readStored(mark)) await del(key, listDatabase())
  } catch {}
}
