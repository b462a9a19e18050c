import { randomInt } from 'node:crypto'

/** Crockford's digits: none is taken for another when read out. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 5 }, () => digits[randomInt(digits.length)]).join('')

/** `Q-7K3M9-X2Q4T`: 50 bits, which tell nobody how many requests there are. */
export const newRfqNo = () => `Q-${group()}-${group()}`
