'use client'
import { type Dispatch, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useReadPartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import { randomName } from '#ui/random-name.ts'
import { maxItems } from '../list/rfq-list.ts'
import { useFileUpload } from '../use-file-upload-client.ts'
import { filledRows, type PartRows, type PartsChange } from './part-rows.ts'
import type { UploadReport } from './uploaded-rows.ts'

export type Upload =
  | { kind: 'none' }
  | { kind: 'reading'; fileName: string }
  | { kind: 'failed'; fileName: string; message: string }
  | { kind: 'read'; fileName: string; report: UploadReport }

/** `rowIds`: the rows that the file gave. */
type UploadedFile = { upload: Upload; fileId: string | null; rowIds: ReadonlySet<string> }
const noUpload: Upload = { kind: 'none' }
const noFile: UploadedFile = { upload: noUpload, fileId: null, rowIds: new Set() }

/** A file whose rows are all removed is no longer part of the request, until one of them is put back. */
const isRemoved = ({ rowIds }: UploadedFile, rows: PartRows['rows']) =>
  rowIds.size > 0 && !filledRows(rows).some(({ rowId }) => rowIds.has(rowId))

export const usePartsUpload = ({ rows }: PartRows, change: Dispatch<PartsChange>) => {
  const t = useTranslations('rfqPage.upload.problems')
  const toUserErrors = useUserErrors()
  const send = useFileUpload()
  const [, read] = useReadPartsListMutation()
  const [uploaded, setUploaded] = useState(noFile)
  const setUpload = (next: Upload) => setUploaded((now) => ({ ...now, upload: next }))

  const take = async (file: File) => {
    const { name: fileName } = file
    const fail = (message: string) => setUpload({ kind: 'failed', fileName, message })
    setUpload({ kind: 'reading', fileName })
    const sent = await send(file)
    if ('message' in sent) return fail(sent.message)
    const { data, error } = await read({ input: sent })
    const list = data?.readPartsList
    const [userError] = toUserErrors(list, error)
    if (userError || !list?.rows) return fail(userError?.message ?? t('kind'))
    const { uploadedRows } = await import('./uploaded-rows.ts')
    const { rows: more, report } = uploadedRows(
      { ...list, rows: list.rows },
      {
        capacity: maxItems - filledRows(rows).length,
        newName: () => randomName(8),
      },
    )
    change({ type: 'added', rows: more })
    const rowIds = new Set(more.map(({ rowId }) => rowId))
    setUploaded({ upload: { kind: 'read', fileName, report }, fileId: sent.fileId, rowIds })
  }
  const { upload, fileId } = uploaded
  return isRemoved(uploaded, rows)
    ? { upload: upload.kind === 'read' ? noUpload : upload, fileId: null, take }
    : { upload, fileId, take }
}
