'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { useFileUpload } from '#features/rfq/index-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { ImportPackagingsDocument } from '#graphql/generated/documents/cart.ts'
import { useReadImportedListMutation } from '#graphql/generated/hooks/cart.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { inBatches } from '#graphql/add-lines/in-batches.ts'
import { createListFile, createTextFile } from './list-file.ts'
import { toReviewRow, type ReviewRow } from './review.ts'

const productsPerRequest = 20

/** Rows of the file that are not looked up. */
const noneMissing = { leftOut: 0, excluded: 0 }

export const useImport = () => {
  const t = useTranslations('rfqPage.upload.problems')
  const page = useTranslations('cartPage.import')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const upload = useFileUpload()
  const [, read] = useReadImportedListMutation()
  const [rows, setRows] = useState<readonly ReviewRow[] | null>(null)
  const [missing, setMissing] = useState(noneMissing)
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)

  const change = (rowId: string, changes: Partial<ReviewRow>) =>
    setRows((now) => now?.map((row) => (row.rowId === rowId ? { ...row, refusal: '', ...changes } : row)) ?? null)

  const readPackagings = async (found: readonly ReviewRow[]) => {
    const ids = [...new Set(found.flatMap(({ product }) => product?.id ?? []))]
    for (const batch of inBatches(ids, productsPerRequest)) {
      const { data } = await client.query(ImportPackagingsDocument, { ids: batch }).toPromise()
      const options = new Map(
        data?.nodes.flatMap((node) =>
          node && 'packagingOptions' in node && node.packagingOptions ? [[node.id, node.packagingOptions]] : [],
        ),
      )
      setRows(
        (now) => now?.map((row) => ({ ...row, options: options.get(row.options[0]?.id ?? '') ?? row.options })) ?? null,
      )
    }
  }

  const readFile = async (file: File) => {
    setProblem('')
    setReading(true)
    const sent = await upload(file)
    const response = 'fileId' in sent ? await read({ input: sent }) : null
    const list = response?.data?.readPartsList
    const [userError] = response ? toUserErrors(list, response.error) : []
    setReading(false)
    if (list?.rows)
      return {
        rows: list.rows.map((row, at) => toReviewRow(row, String(at))),
        missing: { leftOut: list.rowsLeftOut ?? 0, excluded: list.rowsExcluded ?? 0 },
      }
    setProblem('message' in sent ? sent.message : (userError?.message ?? t('kind')))
    return null
  }

  const review = async (file: File) => {
    const found = await readFile(file)
    if (!found) return
    setRows(found.rows)
    setMissing(found.missing)
    await readPackagings(found.rows)
  }

  const takeText = async (text: string) => {
    if (text.trim() === '') return setProblem(page('nothingTyped'))
    await review(createTextFile(text))
  }

  const lookUpAgain = async () => {
    const missing = rows?.filter(({ product, partNumber }) => product === null && partNumber.trim() !== '') ?? []
    const typed = missing.map(({ partNumber, quantity }) => ({ partNumber, quantity: readQuantity(quantity) }))
    const found = (await readFile(createListFile(typed)))?.rows
    if (found?.length !== missing.length) return
    const match = (row: ReviewRow): ReviewRow => {
      const at = missing.findIndex(({ rowId, partNumber }) => rowId === row.rowId && partNumber === row.partNumber)
      const { rowId, quantity, customerPartNumber } = row
      return { ...row, ...found[at], rowId, quantity, customerPartNumber }
    }
    setRows((now) => now?.map(match) ?? null)
    await readPackagings(found)
  }

  const settle = (added: readonly string[], refused: ReadonlyMap<string, string>) =>
    setRows(
      (now) =>
        now?.flatMap((row) =>
          added.includes(row.rowId) ? [] : [{ ...row, refusal: refused.get(row.rowId) ?? row.refusal }],
        ) ?? null,
    )

  const reset = () => {
    setRows(null)
    setMissing(noneMissing)
    setProblem('')
  }
  return { rows, missing, problem, isReading, change, settle, takeText, takeFile: review, lookUpAgain, reset }
}
