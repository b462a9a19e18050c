/** The shop's own rules (`email` and `telephone` in the REST contract), without its library. */
const email = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const telephone = /^\+?[\d\s().-]{5,40}$/
const longestEmail = 254

export const isEmail = (text: string) => text.length <= longestEmail && email.test(text)
export const isTelephone = (text: string) => telephone.test(text)
