/** The rules of the REST contract, without its library. */
const email = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const telephone = /^\+?[\d\s().-]{5,40}$/
const maxEmailLength = 254

export const isEmail = (text: string) => text.length <= maxEmailLength && email.test(text)
export const isTelephone = (text: string) => telephone.test(text)
