import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { rfq } from '@partgate/schema/shop-api/rfq.ts'
import type { z } from 'zod'
import { readWording, createPartMatcher, type MatchRow, type PartMatch, toGoods } from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { Failure, failure } from '#http/failure.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { perHour, takeTry } from '#security/rate-limit.ts'
import { hashToken, createToken } from '#security/tokens.ts'
import { createFileGoneFailure } from './file-gone-failure.ts'
import { toDisplayFileName } from './file-name.ts'
import { detectKind } from './reading/formats/file-kind.ts'
import { UnreadableFile } from './reading/formats/unreadable-file.ts'
import { createReadingPool } from './reading/process/reading-pool.ts'
import { findQuantityProblem, listQuantityTexts } from './quantity-problem.ts'
import { deleteCorrections, findCorrections, fitCorrections, storeCorrections } from './saved/corrections.ts'
import { insertUpload, readUpload } from './upload-store.ts'
import type { Corrections, ListSource, PartsList } from './reading/read-parts-list.ts'

type ListLine = PartsList['rows'][number]
type RequestRow = Omit<z.output<typeof rfq.handleExcel.data>['rows'][number], 'match' | 'goods'>

const maxRequestRows = 1_000

const separateNumbers = ({ numbers }: ListLine) => {
  const list = (isInternal: boolean) =>
    numbers.flatMap(({ meaning, number }) => ((meaning === 'internal_part_number') === isInternal ? [number] : []))
  return { partNumbers: list(false), internalNumbers: list(true) }
}

const isPriceProblem = (problem: string) => problem === 'bad_price' || problem === 'foreign_currency'

/** A request for a quote has one part number for each part; without a number, the value stands for it. */
const toRequestRow = (line: ListLine, columns: PartsList['columns']): RequestRow => {
  const { partNumbers, internalNumbers } = separateNumbers(line)
  const [own = ''] = internalNumbers
  const part_number = partNumbers[0] ?? (line.value || own)
  const problem = findQuantityProblem(line, columns)
  const isCut = own.length > maxCustomerPartNumberChars
  return {
    row: line.row,
    part_number,
    manufacturer: line.manufacturer,
    package: line.package,
    date_code: line.date_code,
    qty: problem === null ? line.qty : null,
    qty_text: problem === null ? '' : [...new Set(listQuantityTexts(line, columns))].join(' / '),
    target_price: line.target_price,
    customer_part_no: own.slice(0, maxCustomerPartNumberChars),
    problems: [
      ...(part_number === '' ? (['no_part_number'] as const) : []),
      ...(problem === null ? [] : [problem]),
      ...(line.problems.some(isPriceProblem) ? (['bad_price'] as const) : []),
      ...(isCut || line.problems.includes('cut_short') ? (['cut_short'] as const) : []),
    ],
  }
}

const toMatchRow = (line: ListLine): MatchRow => ({
  ...separateNumbers(line),
  manufacturer: line.manufacturer,
  quantity: line.qty_state === 'read' || line.qty_state === 'designators' ? line.qty : null,
  value: line.value,
  package: line.package,
  description: line.description,
  designators: line.designators,
})

/** A request is for the part with the requested number, not for one with its value. A person checks the list, so the likeliest of
 * several parts with the number is proposed too. */
const findProposal = ({ verdict, reason, number, goods, candidates }: PartMatch, partNumber: string) => {
  if (reason === 'value') return null
  const [first] = verdict === 'several' || verdict === 'other_manufacturer' ? candidates : []
  const proposed = goods ? { reason, goods } : first
  if (!proposed || proposed.reason === 'base_number') return null
  const isExact = proposed.reason === 'same_number' && number === partNumber
  return { goods: proposed.goods, match: isExact ? ('exact' as const) : ('normalised' as const) }
}

const uploadsOfNetwork = perHour('upload-network', 60, 60)
const readingsOfNetwork = perHour('reading-network', 600, 60)

type ReadBody = z.output<typeof rfq.readList.body>

/** Null if the request has none. */
const toCorrections = ({ sheet, header_row, columns }: ReadBody): Corrections | null =>
  sheet === undefined && header_row === undefined && columns.length === 0
    ? null
    : {
        ...(sheet !== undefined && { sheet }),
        ...(header_row !== undefined && { headerRow: header_row }),
        columns,
      }

const hasParts = ({ rows }: PartsList) => rows.some(({ kind }) => kind === 'part')

const refuseOtherKinds = (bytes: Uint8Array) => {
  try {
    if (bytes.length === 0) throw new UnreadableFile('fileEmpty')
    detectKind(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw failure('fileRefused', { fields: [{ field: 'file', messageKey: `failures.${error.refusal}` }] })
  }
}

/** Files are deleted after an hour and read in a separate process. */
export const createPartsListService = (db: Database) => {
  const match = createPartMatcher(db)
  const pool = createReadingPool({ processes: 2, maxWaiting: 20, cpuLimitMs: 4_000, timeoutMs: 30_000 })

  const loadUpload = async (fileId: string, userId: number | null) => {
    const content = await readUpload(db, hashToken(fileId), userId)
    if (!content) throw createFileGoneFailure()
    return content
  }

  const loadSource = async (
    { text, file_id = '' }: Pick<ReadBody, 'text' | 'file_id'>,
    userId: number | null,
    address: string,
  ): Promise<ListSource> => {
    await takeTry(db, readingsOfNetwork, toNetwork(address))
    return text === undefined ? { bytes: await loadUpload(file_id, userId) } : { text }
  }

  /** Null where the list cannot be read with the corrections. */
  const readCorrected = async (source: ListSource, lang: LocaleCode, corrections: Corrections) => {
    try {
      return await pool.read(source, lang, corrections)
    } catch (error) {
      if (error instanceof Failure && (error.code === codes.fileRefused || error.code === codes.invalidRequest))
        return null
      throw error
    }
  }

  /** The sheet and the header row that the shop finds by itself may be others in a later list. */
  const omitFound = async (source: ListSource, lang: LocaleCode, corrections: Corrections): Promise<Corrections> => {
    const { sheet, headerRow, columns = [] } = corrections
    if (headerRow === undefined) return corrections
    const found = await readCorrected(source, lang, {})
    const isFound = found && headerRow === (found.header_row ?? 0) && (sheet ?? found.sheet) === found.sheet
    return isFound ? { columns } : corrections
  }

  return {
    store: async (file: File, userId: number | null, address: string) => {
      await takeTry(db, uploadsOfNetwork, toNetwork(address))
      const content = new Uint8Array(await file.arrayBuffer())
      refuseOtherKinds(content)
      const [fileId, fileName] = [createToken(), toDisplayFileName(file.name)]
      await insertUpload(db, { fileHash: hashToken(fileId), userId, fileName, content })
      return { file_id: fileId, file_name: fileName, size: content.length }
    },

    read: async (fileId: string, userId: number | null, lang: LocaleCode, address: string) => {
      const list = await pool.read(await loadSource({ file_id: fileId }, userId, address), lang)
      const parts = list.rows.filter(({ kind }) => kind === 'part')
      const lines = parts.slice(0, maxRequestRows)
      const rows = lines.map((line) => toRequestRow(line, list.columns))
      const matches = await match(lines.map(toMatchRow))
      const wording = await readWording(db, lang)
      const matched = rows.map((row, index) => {
        const found = matches[index] && findProposal(matches[index], row.part_number)
        if (!found) return { ...row, match: 'none' as const, goods: null }
        return { ...row, match: found.match, goods: toGoods(found.goods, wording) }
      })
      return {
        rows: matched,
        rows_left_out: parts.length - rows.length + list.rows_left_out,
        rows_excluded: list.rows.filter(({ kind }) => kind === 'not_fitted' || kind === 'alternate').length,
        problems: list.problems,
      }
    },

    /** The whole list as it was read, without goods. Corrections of a member are stored, and apply to later lists of the layout. */
    parse: async (body: ReadBody, userId: number | null, lang: LocaleCode, address: string) => {
      const source = await loadSource(body, userId, address)
      const corrections = toCorrections(body)
      const list = await pool.read(source, lang, corrections ?? {})
      const asRead = { ...list, is_corrected: false }
      if (userId === null) return asRead
      if (corrections) {
        if (hasParts(list)) await storeCorrections(db, userId, list, await omitFound(source, lang, corrections))
        return asRead
      }
      if (body.ignore_corrections) {
        await deleteCorrections(db, userId, list.layout)
        return asRead
      }
      const stored = await findCorrections(db, userId, list.layout)
      const fitting = stored && fitCorrections(stored, list)
      const corrected = fitting && (await readCorrected(source, lang, fitting))
      return corrected && hasParts(corrected) ? { ...corrected, is_corrected: true } : asRead
    },
  }
}
