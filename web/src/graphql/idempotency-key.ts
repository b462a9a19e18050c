import { randomName } from '#ui/random-name.ts'

export const createIdempotencyKey = () => randomName(20).slice(0, 64)

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
