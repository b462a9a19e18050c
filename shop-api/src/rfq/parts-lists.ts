import type { LocaleCode } from '@partgate/schema/locales.ts'
import { attributesIn } from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { networkOf } from '#security/network.ts'
import { type Limit, takeTry } from '#security/rate-limit.ts'
import { hashToken, newToken } from '#security/tokens.ts'
import { fileGone } from './file-gone.ts'
import { shownFileName } from './file-name.ts'
import { matchRows } from './match-rows.ts'
import { kindOf } from './reading/file-kind.ts'
import { createReadingPool } from './reading/reading-pool.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { insertUpload, readUpload } from './upload-store.ts'

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
    kindOf(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw failure('fileRefused', { messageKey: `failures.${error.refusal}` })
  }
}

/** Parts lists in files (spec 2 and 5): kept for an hour under a random name, read in a process of their own. */
export const openPartsLists = (db: Database) => {
  const attributesFor = attributesIn(db)
  const pool = createReadingPool({ processes: 2, maxWaiting: 20, timeoutMs: 5_000 })

  return {
    store: async (file: File, userId: number | null, address: string) => {
      await takeTry(db, uploadsOfNetwork, networkOf(address))
      const content = new Uint8Array(await file.arrayBuffer())
      refuseOtherKinds(content)
      const [fileId, fileName] = [newToken(), shownFileName(file.name)]
      await insertUpload(db, { fileHash: hashToken(fileId), userId, fileName, content })
      return { file_id: fileId, file_name: fileName, size: content.length }
    },

    read: async (fileId: string, userId: number | null, lang: LocaleCode) => {
      const content = await readUpload(db, hashToken(fileId), userId)
      if (!content) throw fileGone()
      const { rows, rowsLeftOut } = await pool.read(content, lang)
      return { rows: await matchRows(db, rows, await attributesFor(lang)), rows_left_out: rowsLeftOut }
    },
  }
}
