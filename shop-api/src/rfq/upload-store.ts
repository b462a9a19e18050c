import type { Queryable } from '#db/database.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'

const isFresh = "created_at > now() - interval '1 hour'"
/** A member's file belongs to the member; a guest's to any client that knows its id. */
const isOwned = '(user_id is null or user_id = $2::int)'

type Upload = { fileHash: Uint8Array; userId: number | null; fileName: string; content: Uint8Array }

// Base64, because the embedded engine takes seconds for 2 MB of bytes and blocks all other statements.
export const insertUpload = (db: Queryable, { fileHash, userId, fileName, content }: Upload) =>
  db.query(
    "insert into uploads (file_hash, user_id, file_name, content) values ($1, $2, $3, decode($4, 'base64'))",
    [fileHash, userId, fileName, Buffer.from(content).toString('base64')],
    'rfq.insertUpload',
  )

export const readUpload = async (db: Queryable, fileHash: Uint8Array, userId: number | null) => {
  const [row] = await db.query<{ content: Uint8Array }>(
    `select content from uploads where file_hash = $1 and ${isOwned} and ${isFresh}`,
    [fileHash, userId],
    'rfq.readUpload',
  )
  return row?.content ?? null
}

/** False where the file does not exist or belongs to another request. */
export const attachUpload = async (tx: Queryable, fileHash: Uint8Array, userId: number | null, rfqId: number) => {
  const attached = await tx.query(
    `update uploads set rfq_id = $3
     where file_hash = $1 and ${isOwned} and ${isFresh} and rfq_id is null returning id`,
    [fileHash, userId, rfqId],
    'rfq.attachUpload',
  )
  return attached.length > 0
}

/** Removes files without a request that are older than an hour. */
export const sweepUploads = (db: Queryable) => deleteInBatches(db, 'uploads', `rfq_id is null and not (${isFresh})`)
