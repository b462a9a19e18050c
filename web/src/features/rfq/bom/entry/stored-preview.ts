import { del, get, set } from 'idb-keyval'
import { ParsePartsListDocument } from '#graphql/generated/documents/rfq.ts'
import { isRecord } from '@partgate/schema/json.ts'
import type { ReadList } from './use-reading-client.ts'
import { openListDatabase } from '../store/bom-store.ts'

const key = 'preview'

/** A list as it was read, until the buyer accepts or discards it. Without storage, the preview lasts as long as the page. */
export const storePreview = async (read: ReadList | null) => {
  try {
    const store = openListDatabase()
    await (read ? set(key, { document: ParsePartsListDocument, read }, store) : del(key, store))
  } catch {}
}

/** Null where there is none, or where another version of the page has read it with other fields. */
export const readPreview = async (): Promise<ReadList | null> => {
  try {
    const stored: unknown = await get(key, openListDatabase())
    const isOfThisVersion = isRecord(stored) && stored['document'] === ParsePartsListDocument
    return isOfThisVersion ? (stored['read'] as ReadList) : null
  } catch {
    return null
  }
}
