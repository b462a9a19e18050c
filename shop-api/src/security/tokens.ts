import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits, for a person to keep; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256: enough for what nobody can guess. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest()

export const looksLikeToken = (text: string) => /^[\w-]{43}$/.test(text)
