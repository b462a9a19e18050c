import { maxEmailChars, telephonePattern } from '@partgate/schema/limits.ts'
/** The rules of the REST contract, without its library. */
const email = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const isEmail = (text: string) => text.length <= maxEmailChars && email.test(text)
export const isTelephone = (text: string) => telephonePattern.test(text)
