import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that looks like a digit or another letter. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const createGroup = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** 50 random bits, so that numbers cannot be guessed or counted: `PG-7K3M9-X2Q4T`. */
export const createRandomNumber = (prefix: 'PG' | 'Q') => `${prefix}-${createGroup()}-${createGroup()}`
