'use client'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { SavedListDocument } from '#graphql/generated/documents/rfq.ts'
import { type OpenedList, openedLists } from './opened-list-store.ts'
import { toChanges } from './saved-list.ts'

/** A response may be lost. */
const maxTries = 3

/** After a reload, the saved list is read again. A list that was changed elsewhere has other lines. */
export const useReadChanges = (opened: OpenedList | null) => {
  const client = useClient()
  useEffect(() => {
    if (!opened || !openedLists.areChangesUnknown(opened.listKey)) return
    const read = async ({ listId, listKey }: OpenedList) => {
      for (let tried = 0; tried < maxTries; tried++) {
        const { data } = await client
          .query(SavedListDocument, { id: listId }, { requestPolicy: 'network-only' })
          .toPromise()
        const saved = data?.viewer?.partsList
        const now = openedLists.read(listKey)
        if (!now || now.listId !== listId) return
        if (saved?.version === now.version) return openedLists.write(now, toChanges(saved, now.lineIds))
        if (saved) return
      }
    }
    void read(opened)
  }, [client, opened])
}
