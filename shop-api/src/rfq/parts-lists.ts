import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createAttributeLoader, type Attributes, toGoods, normalizePartNumber } from '#catalogue/index.ts'
import type { Database, Queryable } from '#db/database.ts'
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
import { chooseGoods } from './choose-goods.ts'
import { findHits } from './match-store.ts'
import type { ListRow } from './reading/read-parts-list.ts'

/** Spreadsheets drop leading zeros, so up to three are added back. */
const lostZeros = ['', '0', '00', '000']

const toNorms = ({ part_number }: ListRow): string[] => {
  const norm = normalizePartNumber(part_number.normalize('NFKC'))
  if (norm === '') return []
  return /^\d{4,}$/.test(norm) ? lostZeros.map((zeros) => zeros + norm) : [norm]
}

const matchRows = async (db: Queryable, rows: readonly ListRow[], attributes: Attributes) => {
  const keyed = rows.map((row) => ({ row, norms: toNorms(row) }))
  const norms = [...new Set(keyed.flatMap((each) => each.norms))]
  const numbers = [...new Set(rows.map(({ part_number }) => part_number))]
  const hits = Map.groupBy(await findHits(db, norms, numbers), ({ norm }) => norm)
  return keyed.map(({ row, norms }) => {
    const match = chooseGoods(
      row,
      norms.flatMap((norm) => hits.get(norm) ?? []),
    )
    return { ...row, match: match.match, goods: match.match === 'none' ? null : toGoods(match.hit, attributes) }
  })
}

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

    read: async (fileId: string, userId: number | null, lang: LocaleCode) => {
      const content = await readUpload(db, hashToken(fileId), userId)
      if (!content) throw createFileGoneFailure()
      const { rows, rowsLeftOut } = await pool.read(content, lang)
      return { rows: await matchRows(db, rows, await attributesFor(lang)), rows_left_out: rowsLeftOut }
    },
  }
}
