'use client'
import { useEffect } from 'react'
import { useClient } from 'urql'
import { SavedListDocument } from '#graphql/generated/documents/rfq.ts'
import { type OpenedList, openedLists } from './opened-list-store.ts'
import { toChanges } from './saved-list.ts'

/** After a reload, the saved list is read again. A list that was changed elsewhere has other lines. */
export const useReadChanges = (opened: OpenedList | null) => {
  const client = useClient()
  useEffect(() => {
    if (!opened || !openedLists.areChangesUnknown(opened.listKey)) return
    const read = async ({ listId, listKey, version, lineIds }: OpenedList) => {
      const { data } = await client
        .query(SavedListDocument, { id: listId }, { requestPolicy: 'network-only' })
        .toPromise()
      const saved = data?.viewer?.partsList
      if (saved?.version === version && openedLists.read(listKey) === opened)
        openedLists.write(opened, toChanges(saved, lineIds))
    }
    void read(opened)
  }, [client, opened])
}
