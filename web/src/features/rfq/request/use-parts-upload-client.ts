'use client'
import { type Dispatch, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useReadPartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import { randomName } from '#ui/random-name.ts'
import { useFileUpload } from '../use-file-upload-client.ts'
import { filledRows, type PartRows, type PartsChange } from './part-rows.ts'
import { type ReadCounts, toUploadReport, type UploadReport } from './upload-report.ts'

type Unread =
  | { kind: 'none' }
  | { kind: 'reading'; fileName: string }
  | { kind: 'failed'; fileName: string; message: string }
export type Upload = Unread | { kind: 'read'; fileName: string; report: UploadReport }

type ReadState = Unread | { kind: 'read'; fileName: string; counts: ReadCounts }
const noUpload: Unread = { kind: 'none' }

/** A file whose rows are all removed is no longer part of the request, until one of them is put back. */
const isRemoved = ({ uploaded, rows }: PartRows) => {
  const rowIds = new Set(uploaded.map(({ rowId }) => rowId))
  return rowIds.size > 0 && !filledRows(rows).some(({ rowId }) => rowIds.has(rowId))
}

const toUpload = (state: ReadState, uploaded: PartRows['uploaded']): Upload => {
  if (state.kind !== 'read') return state
  return { kind: 'read', fileName: state.fileName, report: toUploadReport(uploaded, state.counts) }
}

export const usePartsUpload = (parts: PartRows, change: Dispatch<PartsChange>) => {
  const t = useTranslations('rfqPage.upload.problems')
  const toUserErrors = useUserErrors()
  const send = useFileUpload()
  const [, read] = useReadPartsListMutation()
  const [state, setState] = useState<ReadState>(noUpload)
  const [fileId, setFileId] = useState<string | null>(null)

  const take = async (file: File) => {
    const { name: fileName } = file
    const fail = (message: string) => setState({ kind: 'failed', fileName, message })
    setState({ kind: 'reading', fileName })
    const sent = await send(file)
    if ('message' in sent) return fail(sent.message)
    const { data, error } = await read({ input: sent })
    const list = data?.readPartsList
    const [userError] = toUserErrors(list, error)
    if (userError || !list?.rows) return fail(userError?.message ?? t('kind'))
    const { rows, rowsLeftOut, rowsExcluded, findings } = list
    const { toUploadedRows } = await import('./uploaded-rows.ts')
    change({ type: 'uploaded', rows: toUploadedRows(rows, () => randomName(8)) })
    setState({ kind: 'read', fileName, counts: { read: rows.length, rowsLeftOut, rowsExcluded, findings } })
    setFileId(sent.fileId)
  }
  return isRemoved(parts)
    ? { upload: state.kind === 'read' ? noUpload : state, fileId: null, take }
    : { upload: toUpload(state, parts.uploaded), fileId, take }
}
