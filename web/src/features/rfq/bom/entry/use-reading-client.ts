'use client'
import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxPastedChars } from '@partgate/schema/limits.ts'
import type { ParsedList_ListFragment, ParsePartsListInput } from '#graphql/generated/types.ts'
import { useParsePartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useFileUpload } from '../../use-file-upload-client.ts'
import type { HandedOver } from '../../bom-hand-over.ts'
import { forgetPreview, readPreview, storePreview } from './stored-preview.ts'
import { pastedText } from './pasted-text.ts'
import { type Correction, layoutCorrections } from './stored-layouts.ts'

export type Overrides = { sheet?: number; headerRow?: number; columns: readonly Correction[] }
type Source = Pick<ParsePartsListInput, 'fileId' | 'text' | 'ignoresStoredCorrections'>

export type ReadList = {
  source: Source
  fileName: string
  list: ParsedList_ListFragment
  overrides: Overrides
  /** Corrections of an earlier list of this layout have been applied. */
  hasStoredCorrections: boolean
}

export type Reading =
  | { kind: 'none' }
  | { kind: 'reading'; fileName: string }
  | { kind: 'failed'; fileName: string; message: string; retry: (() => void) | null }
  | { kind: 'read'; read: ReadList; isReadingAgain: boolean; problem: string }

const noOverrides: Overrides = { columns: [] }

/** Those that the shop remembers: the next correction is sent with them, because it replaces them. */
const toOverrides = ({ isCorrected, sheets, sheet, headerRow, columns }: ParsedList_ListFragment): Overrides =>
  isCorrected
    ? {
        ...(sheets.length > 1 && { sheet }),
        headerRow: headerRow ?? 0,
        columns: columns.flatMap(({ column, meaning, confidencePercent }) =>
          confidencePercent === 100 ? [{ column, meaning }] : [],
        ),
      }
    : noOverrides

export const useReading = () => {
  const t = useTranslations('bom.read')
  const toUserErrors = useUserErrors()
  const upload = useFileUpload()
  const [, parse] = useParsePartsListMutation()
  const [reading, setReading] = useState<Reading>({ kind: 'none' })
  const [hasBegun, setHasBegun] = useState(false)
  const latest = useRef(0)

  const parseWith = async (source: Source, { columns, ...overrides }: Overrides) => {
    const { data, error } = await parse({ input: { ...source, ...overrides, columns: [...columns] } })
    const [userError] = toUserErrors(data?.parsePartsList, error)
    const list = data?.parsePartsList?.list
    if (list && !userError) return { list }
    return { message: userError?.message ?? t('noList'), isRefused: userError?.__typename !== 'Failure' }
  }

  const parseFirst = async (source: Source, fileName: string): Promise<Reading> => {
    const first = await parseWith(source, noOverrides)
    if (!first.list) {
      const retry = first.isRefused ? null : () => void start(fileName, () => parseFirst(source, fileName))
      return { kind: 'failed', fileName, message: first.message, retry }
    }
    const columns = first.list.isCorrected ? [] : layoutCorrections.read(first.list.layout)
    const again = columns.length > 0 ? (await parseWith(source, { columns })).list : undefined
    const read = again
      ? { list: again, overrides: { columns }, hasStoredCorrections: true }
      : { list: first.list, overrides: toOverrides(first.list), hasStoredCorrections: first.list.isCorrected }
    return { kind: 'read', read: { source, fileName, ...read }, isReadingAgain: false, problem: '' }
  }

  const start = async (fileName: string, work: () => Promise<Reading>) => {
    const turn = (latest.current += 1)
    setReading({ kind: 'reading', fileName })
    await forgetPreview()
    const result = await work()
    if (turn !== latest.current) return
    if (result.kind === 'read') void storePreview(result.read)
    setReading(result)
  }

  const takeFile = (file: File) => {
    pastedText.write(null)
    return start(file.name, async () => {
      const sent = await upload(file)
      return 'fileId' in sent
        ? parseFirst(sent, file.name)
        : { kind: 'failed', fileName: file.name, message: sent.message, retry: null }
    })
  }

  const takeText = (text: string) => {
    pastedText.write(text)
    return start('', async () =>
      text.length > maxPastedChars
        ? { kind: 'failed', fileName: '', message: t('tooLong'), retry: null }
        : parseFirst({ text }, ''),
    )
  }

  const take = (list: HandedOver) =>
    'text' in list
      ? takeText(list.text)
      : start(list.fileName, () => parseFirst({ fileId: list.fileId }, list.fileName))

  const correct = async (read: ReadList, overrides: Overrides) => {
    const turn = (latest.current += 1)
    // The next change builds on this one, also before its response.
    setReading({ kind: 'read', read: { ...read, overrides }, isReadingAgain: true, problem: '' })
    // Without corrections, the shop forgets those of earlier lists.
    const result = await parseWith({ ...read.source, ignoresStoredCorrections: true }, overrides)
    if (turn !== latest.current) return
    if (!result.list) return setReading({ kind: 'read', read, isReadingAgain: false, problem: result.message })
    const { list } = result
    const isFoundTable = overrides.sheet === undefined && overrides.headerRow === undefined
    if (isFoundTable) layoutCorrections.write(list.layout, [...overrides.columns])
    const hasStoredCorrections = read.hasStoredCorrections && overrides.columns.length > 0
    const corrected = { ...read, list, overrides, hasStoredCorrections }
    void storePreview(corrected)
    setReading({ kind: 'read', read: corrected, isReadingAgain: false, problem: '' })
  }

  /** Without a given list, shows what was read before a reload. */
  const begin = async (given: HandedOver | null) => {
    const read = given ? null : await readPreview()
    setHasBegun(true)
    if (given) await take(given)
    else if (read) setReading({ kind: 'read', read, isReadingAgain: false, problem: '' })
  }

  const stop = () => {
    latest.current += 1
    void forgetPreview()
    setReading({ kind: 'none' })
  }

  return { reading, hasBegun, begin, takeFile, takeText, correct, stop }
}

export type UseReading = ReturnType<typeof useReading>
