import type { LocaleCode } from '@partgate/schema/locales.ts'
import {
  createAttributeLoader,
  createPartMatcher,
  hasNumber,
  normalizePartNumber,
  type PartQuery,
  toGoods,
} from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { toNetwork } from '#security/network.ts'
import { type Limit, takeTry } from '#security/rate-limit.ts'
import { hashToken, createToken } from '#security/tokens.ts'
import { createFileGoneFailure } from './file-gone-failure.ts'
import { toDisplayFileName } from './file-name.ts'
import { detectKind } from './reading/file-kind.ts'
import { createReadingPool } from './reading/reading-pool.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { insertUpload, readUpload } from './upload-store.ts'
import type { ListRow } from './reading/read-parts-list.ts'

/** Spreadsheets drop leading zeros, so up to three are added back. */
const lostZeros = ['', '0', '00', '000']

const toNorms = ({ part_number }: ListRow): string[] => {
  const norm = normalizePartNumber(part_number.normalize('NFKC'))
  if (norm === '') return []
  return /^\d{4,}$/.test(norm) ? lostZeros.map((zeros) => zeros + norm) : [norm]
}

const toQuery = (row: ListRow): PartQuery => ({
  number: row.part_number,
  norms: toNorms(row),
  manufacturer: row.manufacturer,
  quantity: row.qty,
})

const uploadsOfNetwork: Limit = {
  name: 'upload-network',
  tries: 60,
  windowSeconds: 3_600,
  delaySeconds: 60,
  maxDelaySeconds: 3_600,
}

const refuseOtherKinds = (bytes: Uint8Array) => {
  try {
    if (bytes.length === 0) throw new UnreadableFile('fileEmpty')
    detectKind(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw failure('fileRefused', { messageKey: `failures.${error.refusal}` })
  }
}

/** Files are deleted after an hour and read in a separate process. */
export const createPartsListService = (db: Database) => {
  const attributesFor = createAttributeLoader(db)
  const match = createPartMatcher(db)
  const pool = createReadingPool({ processes: 2, maxWaiting: 20, timeoutMs: 5_000 })

  return {
    store: async (file: File, userId: number | null, address: string) => {
      await takeTry(db, uploadsOfNetwork, toNetwork(address))
      const content = new Uint8Array(await file.arrayBuffer())
      refuseOtherKinds(content)
      const [fileId, fileName] = [createToken(), toDisplayFileName(file.name)]
      await insertUpload(db, { fileHash: hashToken(fileId), userId, fileName, content })
      return { file_id: fileId, file_name: fileName, size: content.length }
    },

    /** A person checks the list, so the most likely of several parts with the number is proposed too. */
    read: async (fileId: string, userId: number | null, lang: LocaleCode) => {
      const content = await readUpload(db, hashToken(fileId), userId)
      if (!content) throw createFileGoneFailure()
      const { rows, rowsLeftOut } = await pool.read(content, lang)
      const matches = await match(rows.map(toQuery))
      const attributes = await attributesFor(lang)
      const matched = rows.map((row, index) => {
        const { goods = null, candidates = [] } = matches[index] ?? {}
        const hit = goods ?? candidates[0]?.goods ?? null
        if (!hit) return { ...row, match: 'none' as const, goods: null }
        const kind = hasNumber(hit, row.part_number) ? ('exact' as const) : ('normalised' as const)
        return { ...row, match: kind, goods: toGoods(hit, attributes) }
      })
      return { rows: matched, rows_left_out: rowsLeftOut }
    },
  }
}
