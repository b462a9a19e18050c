import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only the hash is stored. */
export const createToken = () => randomBytes(32).toString('base64url')

/** SHA-256 is enough for random tokens. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest()

export const isTokenShaped = (text: string) => /^[\w-]{43}$/.test(text)
