'use client'
import { type Dispatch, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useReadPartsListMutation, useUploadPartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import { randomName } from '../idempotency-key.ts'
import { maxItems } from '../list/rfq-list.ts'
import { fileProblem } from './file-problem.ts'
import { filledRows, type PartRows, type PartsChange } from './part-rows.ts'
import type { UploadReport } from './uploaded-rows.ts'

export type Upload =
  | { state: 'none' }
  | { state: 'reading'; fileName: string }
  | { state: 'failed'; fileName: string; message: string }
  | { state: 'done'; fileName: string; report: UploadReport }

/** `rowIds`: the rows that the file gave. */
type UploadedFile = { upload: Upload; fileId: string | null; rowIds: ReadonlySet<string> }
const noUpload: Upload = { state: 'none' }
const noFile: UploadedFile = { upload: noUpload, fileId: null, rowIds: new Set() }

/** A file whose rows are all removed is no longer part of the request, until one of them is put back. */
const isRemoved = ({ rowIds }: UploadedFile, rows: PartRows['rows']) =>
  rowIds.size > 0 && !filledRows(rows).some(({ rowId }) => rowIds.has(rowId))

export const usePartsUpload = ({ rows }: PartRows, change: Dispatch<PartsChange>) => {
  const t = useTranslations('rfqPage.upload')
  const toUserErrors = useUserErrors()
  const [, send] = useUploadPartsListMutation()
  const [, read] = useReadPartsListMutation()
  const [uploaded, setUploaded] = useState(noFile)
  const setUpload = (next: Upload) => setUploaded((now) => ({ ...now, upload: next }))

  const take = async (file: File) => {
    const { name: fileName } = file
    const fail = (message: string) => setUpload({ state: 'failed', fileName, message })
    const problem = fileProblem(file)
    if (problem) return fail(t(`problems.${problem}`))
    setUpload({ state: 'reading', fileName })
    const { data: sent, error: notSent } = await send({ input: { file } })
    const id = sent?.uploadPartsList?.fileId
    const [refusal] = toUserErrors(sent?.uploadPartsList, notSent)
    if (refusal || !id) return fail(refusal?.message ?? t('problems.kind'))
    const { data, error } = await read({ input: { fileId: id } })
    const list = data?.readPartsList
    const [userError] = toUserErrors(list, error)
    if (userError || !list?.rows) return fail(userError?.message ?? t('problems.kind'))
    const { uploadedRows } = await import('./uploaded-rows.ts')
    const { rows: more, report } = uploadedRows(list.rows, {
      leftOut: list.rowsLeftOut ?? 0,
      capacity: maxItems - filledRows(rows).length,
      newName: () => randomName(8),
    })
    change({ type: 'added', rows: more })
    const rowIds = new Set(more.map(({ rowId }) => rowId))
    setUploaded({ upload: { state: 'done', fileName, report }, fileId: id, rowIds })
  }
  const { upload, fileId } = uploaded
  return isRemoved(uploaded, rows)
    ? { upload: upload.state === 'done' ? noUpload : upload, fileId: null, take }
    : { upload, fileId, take }
}
